/// Makes large pictures small enough for a page.
public protocol PictureReducer: Sendable {
  /// A picture that has no more than so many pixels each way, in a format that every browser shows; nothing where it cannot be
  /// read.
  func reduced(_ bytes: [UInt8], to side: Int) -> [UInt8]?
}

/// A place where nothing can be decoded, as most tests have it.
public struct NoPictureReducer: PictureReducer {
  public init() {}

  public func reduced(_ bytes: [UInt8], to side: Int) -> [UInt8]? { nil }
}
