internal import Workflow

/// What a request may consist of, so that no value in it can begin a line of its own.
enum HTTPRules {
  /// - Throws: a ``Failure`` of reason `input`.
  static func check(_ request: HTTPRequest) throws {
    guard isToken(request.method) else { throw Failure.noMethod(request.method) }
    for field in request.headers {
      guard isToken(field.name) else { throw Failure.noName(field.name) }
      guard !owned.contains(field.name.lowercased()) else { throw Failure.owned(field.name) }
      guard isValue(field.value) else { throw Failure.badValue(field.name) }
    }
  }

  /// What says where the request goes and where it ends. Two opinions on that are two requests.
  private static let owned: Set<String> = [
    "connection", "content-length", "expect", "host", "te", "transfer-encoding", "upgrade",
  ]

  /// Whether a text has no control characters but tabs.
  static func isValue(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } }

  /// RFC 9110, section 5.6.2.
  static func isToken(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }
}

extension Failure {
  fileprivate static func noMethod(_ method: String) -> Failure {
    Failure(
      .input, "`\(TerminalText.cleaned(method))` is no HTTP method.", hint: "write `GET`, `POST`, `PUT` or another")
  }

  fileprivate static func noName(_ name: String) -> Failure {
    Failure(
      .input, "`\(TerminalText.cleaned(name))` cannot be the name of a header.",
      hint: "names have letters, digits and hyphens")
  }

  fileprivate static func owned(_ name: String) -> Failure {
    Failure(.input, "The header `\(TerminalText.cleaned(name))` is written by the runner itself.", hint: "leave it out")
  }

  fileprivate static func badValue(_ name: String) -> Failure {
    Failure(
      .input, "The header `\(TerminalText.cleaned(name))` has a line break or another control character in its value.",
      hint: "take it out, or percent-encode it")
  }
}
