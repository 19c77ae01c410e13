import Foundation
import Testing

@testable import runner

/// The process beside a list that decodes its pictures.
struct PictureProcessTests {
  private static func request(_ bytes: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
    [width, height, bytes.count].flatMap(PictureProcess.bytes) + bytes
  }

  private func reply(to requests: [UInt8]) throws -> (status: Int32, bytes: [UInt8]) {
    let process = Process()
    process.executableURL = BuiltRunner.program
    process.arguments = [PictureProcess.verb]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // All replies fit into a pipe.
    try input.fileHandleForWriting.write(contentsOf: Data(requests))
    try input.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, [UInt8](bytes))
  }

  @Test("It answers one request after the other, and ends with its input")
  func several() throws {
    let picture = try SamplePicture(name: "plain.png").bytes()
    let requests =
      PictureProcessTests.request(picture, 6, 4) + PictureProcessTests.request([1, 2, 3], 6, 4)
      + PictureProcessTests.request(picture, 3, 2)
    let (status, bytes) = try reply(to: requests)
    #expect(status == 0)
    #expect(bytes.count == 8 + 6 * 4 * 4 + 8 + 8 + 3 * 2 * 4)
    #expect(bytes.prefix(8) == [6, 0, 0, 0, 4, 0, 0, 0])
    #expect(bytes[104..<112] == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(bytes[112..<120] == [3, 0, 0, 0, 2, 0, 0, 0])
  }

  @Test("A request that is none ends it")
  func noRequest() throws {
    #expect(try reply(to: [1, 2, 3]).bytes == [])
    #expect(try reply(to: [UInt8](repeating: 0xFF, count: 100)).bytes == [])
  }
}
