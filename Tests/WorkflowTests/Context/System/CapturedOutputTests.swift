import TestSupport
import Testing

@testable import Workflow

@Suite("What a program writes")
struct CapturedOutputTests {
  private let place: TemporaryPlace
  private let temporaries: TemporaryFolder

  init() throws {
    place = try TemporaryPlace()
    temporaries = TemporaryFolder(environment: TestEnvironment(["TMPDIR": place.path]))
  }

  private func output() -> CapturedOutput { CapturedOutput(in: temporaries, memoryLimit: 4, fileLimit: 10) }

  @Test("is kept in memory, and in a file once that is much", arguments: [[4], [4, 1], [2, 2, 2], [10], [5, 5], []])
  func kept(sizes: [Int]) throws {
    var output = output()
    var all: [UInt8] = []
    for size in sizes {
      let chunk = (0..<size).map { UInt8(all.count + $0) }
      try output.append(chunk[...], of: "cat")
      all += chunk
    }
    switch output.file.content {
    case .data(let bytes): #expect(bytes == all && all.count <= 4)
    case .path(let path): #expect(try SystemFiles().read(path, limit: 100) == all && all.count > 4)
    }
  }

  @Test("is too much beyond the limit of the file, however it comes", arguments: [[11], [4, 7], [10, 1]])
  func tooMuch(sizes: [Int]) throws {
    var output = output()
    let failure = #expect(throws: Failure.self) {
      for size in sizes { try output.append(ArraySlice(repeating: 0, count: size), of: "cat\u{1b}[2J") }
    }
    #expect(failure?.reason == .limit)
    #expect(failure?.message == "`cat\u{FFFD}[2J` was ended: it wrote more than 10 bytes.")
  }
}
