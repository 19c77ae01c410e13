import Testing

@testable import runner

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Waiting for open files")
struct DescriptorTests {
  @Test("Both ways tell which of several can be read, and pass over what is none", arguments: [true, false])
  func readable(bySelect: Bool) throws {
    let (quiet, loud) = (try #require(WakePipe()), try #require(WakePipe()))
    loud.wake()
    let look = bySelect ? Descriptor.selected(among:within:) : Descriptor.readable(among:within:)
    #expect(look([quiet.reader, -1, loud.reader], -1) == [loud.reader])
    #expect(look([quiet.reader, -1], 0) == [])
    #expect(look([quiet.reader], 1) == [])
  }

  @Test("What one cannot wait for cannot be read", arguments: [500, Int32(FD_SETSIZE) + 1])
  func unknown(number: Int32) throws {
    let pipe = try #require(WakePipe())
    // What is opened takes the lowest number that is free, so that this one stays closed.
    let closed = number < FD_SETSIZE ? fcntl(pipe.reader, F_DUPFD_CLOEXEC, number) : number
    close(closed)
    #expect(Descriptor.readable(among: [pipe.reader, closed], within: 1000) == nil)
    #expect(!Descriptor(closed).isReadable)
  }
}
