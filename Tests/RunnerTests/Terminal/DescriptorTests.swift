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
    // Beside other tests the numbers may be too high for a set.
    let fits = !bySelect || max(quiet.reader, loud.reader) < FD_SETSIZE
    #expect(look([quiet.reader, -1, loud.reader], -1) == (fits ? [loud.reader] : nil))
    #expect(look([quiet.reader, -1], 0) == (fits ? [] : nil))
    #expect(look([quiet.reader], 1) == (fits ? [] : nil))
  }

  @Test("What one cannot wait for cannot be read", arguments: [500, Int32(FD_SETSIZE) + 1])
  func unknown(number: Int32) throws {
    let pipe = try #require(WakePipe())
    // What is opened takes the lowest number that is free, so that this one stays closed. It was nobody else's.
    let closed = fcntl(pipe.reader, F_DUPFD_CLOEXEC, number)
    close(closed)
    #expect(Descriptor.readable(among: [pipe.reader, closed], within: 1000) == nil)
    #expect(!Descriptor(closed).isReadable)
  }
}
