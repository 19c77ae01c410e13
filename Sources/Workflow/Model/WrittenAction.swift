/// An action as a file defines it: its parts with their places, nothing looked up yet.
struct WrittenAction {
  /// How it is carried out.
  enum Body {
    case steps(Block)
    /// An argument list.
    case run(YAMLNode)
    case http(YAMLNode)
  }

  /// The built-in actions that carry out what is no steps.
  enum Delegate {
    static let program = "Run Program"
    static let request = "Get Contents Of URL"
    static let pages = "Get Pages Of URL"
  }

  let key: YAMLNode
  let parts: [String: YAMLNode]
  let parameters: [WorkflowFile.Entry]
  let errors: [WorkflowFile.Entry]
  let map: [WorkflowFile.Entry]
  /// Nothing after an error.
  let body: Body?

  var title: String { key.text }
  subscript(_ part: String) -> YAMLNode? { parts[part].flatMap { $0.isNothing ? nil : $0 } }
}
