import Foundation

@testable import runner

/// The process beside a list that decodes its pictures, as a list speaks with it.
final class PictureHelper {
  enum Reply: Equatable {
    case picture(width: Int, height: Int)
    /// There is nothing to show.
    case none
    /// It says nothing any more.
    case ended
  }

  /// Of the last picture.
  private(set) var pixels: [UInt8] = []
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  /// - Parameter isRare: whether it is the one for formats that take a large library.
  init(isRare: Bool = false) throws {
    process.executableURL = BuiltRunner.program
    process.arguments = [PictureProcess.verb] + (isRare ? [PictureProcess.rare] : [])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }

  func reply(to bytes: [UInt8], within box: (width: Int, height: Int)) -> Reply {
    let request = [box.width, box.height, bytes.count].flatMap(PictureProcess.bytes) + bytes
    guard (try? input.fileHandleForWriting.write(contentsOf: Data(request))) != nil, let head = read(8) else {
      return .ended
    }
    let numbers = PictureProcess.numbers(in: head)
    if numbers == [0, 0] { return .none }
    guard let picture = read(numbers[0] * numbers[1] * 4) else { return .ended }
    pixels = picture
    return .picture(width: numbers[0], height: numbers[1])
  }

  /// In kilobytes, the most address space that it ever had; nothing where the system does not tell.
  var peak: Int? {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmPeak:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let more = try? output.fileHandleForReading.read(upToCount: count - bytes.count), !more.isEmpty else {
        return nil
      }
      bytes += more
    }
    return bytes
  }
}
