/// One thing a workflow may touch.
public struct Permission: Hashable, Sendable {
  public enum Area: String, CaseIterable, Sendable {
    /// A host, with `*.` for its subdomains.
    case network
    /// A file, or a folder and all in it.
    case read, write
    /// A program by its name.
    case run
    /// An environment variable, a secret by its name.
    case environment, secrets
  }

  public let area: Area
  public let name: String

  public init(_ area: Area, _ name: String) {
    self.area = area
    self.name = name
  }
}

extension Permission: CustomStringConvertible {
  /// As `--allow` takes it: `network=api.themoviedb.org`.
  public var description: String { "\(area.rawValue)=\(name)" }
}

extension Permission {
  /// The name as a person reads it, so that two names that differ look different: what cannot be seen is written as its
  /// number.
  public var shown: String {
    name.unicodeScalars.map { $0.isVisible ? String($0) : "\\u{\(String($0.value, radix: 16))}" }.joined()
  }

  /// The name as it is written into a list of `permissions`.
  var entry: String {
    let name = TerminalText.cleaned(name)
    let beginsPlainly = name.first.map { $0.isLetter || $0.isNumber || "./~$".contains($0) } ?? false
    return beginsPlainly && !name.contains { ",[]{}#'\"".contains($0) } ? name : "\"\(name)\""
  }

  /// What granting it allows, in words: "reach api.themoviedb.org".
  public var sentence: String {
    switch area {
    case .network where name == "*": "reach every host of the internet"
    case .network where name.hasPrefix("$"): "reach the host of \(shown), if that is set"
    case .network: "reach \(shown)"
    case .read: "read \(shown)"
    case .write: "write \(shown)"
    case .run where name == "*": "run every program"
    case .run: "run the program \(shown)"
    case .environment: "use the variable \(shown)"
    case .secrets: "use the secret \(shown)"
    }
  }

  /// Whether what is named as a program looks like a program with its arguments, as a shell takes it.
  var isShellLine: Bool { area == .run && !name.contains("/") && name.contains(where: \.isWhitespace) }

  /// What to write for a line of a shell.
  static func insteadOfShellLine(_ line: String) -> String {
    let words = line.split(whereSeparator: \.isWhitespace).map { Value.cleaned(String($0)) }
    let isPlain = line.allSatisfy { $0.isLetter || $0.isNumber || " -_.=+:@".contains($0) }
    return isPlain ? "write `[\(words.joined(separator: ", "))]`" : "use `Run Shell Script`, or write a list"
  }

  /// Why the name names nothing of its area, with what to write; nothing where it does.
  public var complaint: (message: String, hint: String)? {
    let shown = "`\(Value.cleaned(name))`"
    switch area {
    case .network:
      if HostPattern(name) != nil { return nil }
      let host = Address(name)?.parts.host ?? ""
      return (
        "\(shown) is no host.",
        HostPattern(host) == nil
          ? "write a host, such as `api.example.org`, `*.example.org` or `localhost:8080`" : "write `\(host)`"
      )
    case .run:
      if name.isEmpty || name.contains(where: { $0.isNewline || $0 == "\0" }) {
        return ("\(shown) is no program.", "write its name or its path")
      }
      guard isShellLine, let space = name.firstIndex(where: \.isWhitespace) else { return nil }
      return ("\(shown) is no program but a line of a shell.", "write `\(Value.cleaned(String(name[..<space])))` alone")
    case .read, .write:
      if !name.isEmpty, !name.contains("\0") { return nil }
      return ("\(shown) is no path.", "write the path of a file or folder")
    case .environment, .secrets:
      if name.isVariable { return nil }
      return ("\(shown) is no name of a \(area == .secrets ? "secret" : "variable").", "write letters, digits and `_`")
    }
  }
}

extension String {
  /// Whether it can name a variable of the environment.
  fileprivate var isVariable: Bool {
    guard let first = utf8.first, !(0x30...0x39 ~= first) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isVisible: Bool {
    if self == " " { return true }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }
}
