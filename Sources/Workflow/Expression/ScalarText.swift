/// The text of a scalar as it was read, and the way from its bytes back to the file: escapes and folded lines make both
/// differ.
public struct ScalarText: Sendable {
  public let text: String
  private let place: @Sendable (Range<Int>) -> SourceRange

  /// - Parameter place: where a stretch of the text's UTF-8 stands in the file.
  public init(_ text: String, place: @escaping @Sendable (Range<Int>) -> SourceRange) {
    self.text = text
    self.place = place
  }

  public func range(_ utf8: Range<Int>) -> SourceRange { place(utf8) }
}
