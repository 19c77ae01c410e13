/// What a parameter may hold where secrets are allowed, such as `Confidential<String>` for a text and
/// `Confidential<Address>` for a URL with a key in it. What holds it must ask for ``reveal()``.
///
/// The values of a dictionary and what is of type `any` may be secrets without this: they are kept as they are, and
/// written as `***` by all but ``JSONWriter/reveal(_:)``.
public struct Confidential<Content: ValueRepresentable>: ValueRepresentable {
  private let content: Content
  /// As it was given; a secret where it is one.
  public let value: Value

  public static var kind: Kind { Content.kind }
  public static var takesSecrets: Bool { true }

  public init(value: Value) throws {
    self.value = value
    guard case .secret(let secret) = value else {
      content = try Content(value: value)
      return
    }
    do {
      content = try Content(value: Value.text(secret.reveal()).converted(to: Content.kind))
    } catch {
      // The message of the error would tell the secret.
      throw Failure(.conversion, "A value of type `\(Content.kind)` is needed, but this secret is none.")
    }
  }

  public init(_ content: Content) {
    self.content = content
    value = content.value
  }

  public var isSecret: Bool { if case .secret = value { true } else { false } }

  public func reveal() -> Content { content }
}

extension Confidential: CustomStringConvertible {
  public var description: String { value.shortForm }
}
