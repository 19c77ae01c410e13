import Synchronization

/// A text as it was read, which diagnostics point into.
public final class SourceFile: Sendable {
  /// The path as the person wrote it, or a name such as `<standard input>`.
  public let path: String
  /// The text in UTF-8. All offsets in a ``SourceRange`` count these bytes.
  public let bytes: [UInt8]

  /// Where each line begins; found when a position is first asked for.
  private let lineStarts = Mutex<[UInt32]?>(nil)

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The line and columns of a byte; of the end for an offset behind it.
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    // Between the two bytes of a character it is at that character.
    let before = bytes[lineStart(line)..<max(lineStart(line), offset)]
    let text = String(decoding: before, as: UTF8.self)
    return SourcePosition(line: line + 1, column: text.unicodeScalars.count + 1, utf16Column: text.utf16.count + 1)
  }

  /// The line of a byte, counted from 1.
  func line(at offset: Int) -> Int { lineIndex(at: min(max(offset, 0), bytes.count)) + 1 }

  /// The bytes of a line, counted from 1, without its line break.
  func lineRange(_ line: Int) -> Range<Int> {
    let start = lineStart(line - 1)
    let end = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    return start..<end
  }

  private func lineStart(_ index: Int) -> Int {
    withLineStarts { $0.indices.contains(index) ? Int($0[index]) : bytes.count }
  }

  private func lineIndex(at offset: Int) -> Int {
    withLineStarts { starts in
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if Int(starts[middle]) <= offset { low = middle } else { high = middle }
      }
      return low
    }
  }

  private func withLineStarts<Result: Sendable>(_ body: ([UInt32]) -> Result) -> Result {
    lineStarts.withLock { known in
      let starts = known ?? Self.lineStarts(of: bytes)
      known = starts
      return body(starts)
    }
  }

  /// Lines end with LF, CR LF or CR. A byte order mark is no part of the first line.
  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() where byte <= UInt8(ascii: "\r") {
      let isPair = byte == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isPair {
        starts.append(UInt32(clamping: index + 1))
      }
    }
    return starts
  }
}
