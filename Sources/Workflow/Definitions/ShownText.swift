/// A text about a parameter that a person reads: a question, a description, why a value is refused. Values of the parameters
/// above it may stand in it, and are filled in when it is read.
public struct ShownText: Sendable {
  /// - Parameter value: the value that the text is about, where it is about one.
  typealias Filling =
    @Sendable (_ value: Value?, _ before: ParameterDeclaration.Resolved, _ context: Context) throws -> String

  /// With `${…}` in the place of values, for help, where none is known.
  public let written: String
  private let filling: Filling?

  /// A text that is the same every time.
  init(_ text: String) {
    written = text
    filling = nil
  }

  init(written: String, filling: @escaping Filling) {
    self.written = written
    self.filling = filling
  }

  /// In the language of the person. What is filled in is never looked for among the translations.
  /// - Throws: a ``Failure`` for a value that cannot stand in a text.
  func text(
    about value: Value? = nil, after before: ParameterDeclaration.Resolved, in context: Context
  ) throws -> String {
    guard let filling else { return context.surroundings.localization.text(written) }
    return try filling(value, before, context)
  }
}

extension ShownText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}
