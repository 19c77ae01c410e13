import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the person has set in `config.yaml`.
struct Settings {
  private static let limit = 1 << 20

  private let root: YAMLNode?

  /// - Throws: a ``Failure`` of reason `input` where the settings cannot be read.
  init(in environment: any Environment) throws {
    guard let path = environment.configurationFolder.map({ $0 + "/config.yaml" }), access(path, F_OK) == 0 else {
      root = nil
      return
    }
    let source = SourceFile(path: path, bytes: try SystemFiles().read(path, limit: Settings.limit))
    var diagnostics = Diagnostics()
    guard let document = YAMLParser.parse(source, into: &diagnostics), !diagnostics.hasErrors else {
      let first = diagnostics.sorted.first
      throw Failure(.input, first?.message ?? "The settings cannot be read.", at: first?.range, hint: first?.hint)
    }
    root = document.root
  }

  subscript(_ name: String) -> YAMLNode? { root?[name] }

  /// `donations: false` keeps what is done from being remembered and suggested.
  /// - Throws: a ``Failure`` of reason `input` for what is neither `true` nor `false`.
  var keepsDonations: Bool {
    get throws {
      guard let node = self["donations"], !node.isNothing else { return true }
      guard node.form == .scalar, ["true", "false"].contains(node.text) else { throw Failure.noBoolean(node) }
      return node.text == "true"
    }
  }
}

extension Failure {
  fileprivate static func noBoolean(_ node: YAMLNode) -> Failure {
    Failure(
      .input, "`donations` in the settings is `true` or `false`.", at: node.range, hint: "write `false` to keep none")
  }
}
