/// Makes large pictures small enough for a page, and tells which can be shown.
public protocol PictureReducer: Sendable {
  /// A picture that has no more than so many pixels each way, in a format that every browser shows; nothing where it cannot be
  /// read.
  func reduced(_ bytes: [UInt8], to side: Int) -> [UInt8]?

  /// Whether a picture can be shown as it is: none that is cut off, has no pixels or would take too much memory.
  func isWhole(_ bytes: [UInt8]) -> Bool
}

/// A place where nothing can be decoded, as most tests have it.
public struct NoPictureReducer: PictureReducer {
  public init() {}

  public func reduced(_ bytes: [UInt8], to side: Int) -> [UInt8]? { nil }

  /// As far as anybody can tell.
  public func isWhole(_ bytes: [UInt8]) -> Bool { true }
}
