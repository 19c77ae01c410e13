internal import Workflow

/// Encodes a text for a URL, or decodes it.
struct URLEncode: Action {
  enum Direction: String, Choice {
    case encode, decode

    static let type = EnumKind(Direction.self)
  }

  static let title = "URL Encode"
  static let category = Category.generic
  static let description = "Percent-encodes a text so that it can stand in a URL, or decodes one that is."
  static let summary: Summary<Self> = "URL \(\.$mode) \(\.$text)"
  static let examples = [
    Example("Encode", steps: "- URL Encode: Sarah & Joe", output: #""Sarah%20%26%20Joe""#),
    Example("Decode", steps: "- URL Encode: { text: caf%C3%A9, mode: decode }", output: #""café""#),
  ]

  @Parameter("Text", ask: "Which text?", role: .inputAndKey) var text: String
  @Parameter("Mode") var mode = Direction.encode

  func run(in context: Context) -> String {
    switch mode {
    case .encode: Address.encoded(text)
    case .decode: Address.decoded(text)
    }
  }
}
