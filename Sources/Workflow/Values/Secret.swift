/// A text that is shown as `***` everywhere. What holds it must ask for ``reveal()`` by name, so that each place where
/// a secret leaves can be found.
public final class Secret: Sendable {
  private let text: String

  public init(_ text: String) { self.text = text }

  public func reveal() -> String { text }
}

extension Secret: CustomStringConvertible, CustomReflectable {
  public var description: String { "***" }
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
