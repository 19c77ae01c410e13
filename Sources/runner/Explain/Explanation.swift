/// What `runner explain` tells of one code: why it is a mistake, and an example of it and of what to write.
struct Explanation: Sendable {
  let code: String
  let text: String
  /// An example of the mistake.
  let mistake: String
  /// The same without it.
  let remedy: String

  init(_ code: String, _ text: String, instead mistake: String, write remedy: String) {
    self.code = code
    self.text = text
    self.mistake = mistake
    self.remedy = remedy
  }

  static var all: [Explanation] {
    commandLine + suggesting + importing + picking + files + steps + definitions + values + expressions + failures
  }

  static func of(_ code: String) -> Explanation? { all.first { $0.code == code } }

  var lines: [String] {
    [code, "", text, "", "instead of:", ""] + mistake.indented + ["", "write:", ""] + remedy.indented
  }
}

extension String {
  fileprivate var indented: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
  }
}
