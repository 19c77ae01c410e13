/// A stretch of a source file, in UTF-8 byte offsets.
public struct SourceRange: Sendable {
  public let file: SourceFile
  private let lower: UInt32
  private let upper: UInt32

  public init(_ file: SourceFile, _ offsets: Range<Int>) {
    self.file = file
    lower = UInt32(clamping: offsets.lowerBound)
    upper = UInt32(clamping: offsets.upperBound)
  }

  public var start: Int { Int(lower) }
  public var end: Int { Int(upper) }
  public var offsets: Range<Int> { start..<max(start, end) }

  /// The text it covers.
  public var text: String {
    let bytes = file.bytes
    return String(decoding: bytes[min(start, bytes.count)..<min(max(start, end), bytes.count)], as: UTF8.self)
  }
}

extension SourceRange: Equatable {
  public static func == (left: SourceRange, right: SourceRange) -> Bool {
    left.file === right.file && left.lower == right.lower && left.upper == right.upper
  }
}
