internal import Workflow

/// Takes secrets as a request does, and gives back what it got as plain data, as a server may.
struct CallServer: Action {
  static let title = "Call Server"
  static let category = Category.generic
  static let description = "Gives what was sent."
  static let summary: Summary<Self> = "Call \(\.$url)"
  static let examples: [Example] = []

  @Parameter("URL", role: .key) var url: Confidential<Address>
  @Parameter("Lines") var lines: [Confidential<String>]?
  @Parameter("Headers") var headers: OrderedDictionary?
  @Parameter("Body") var body: Value?
  @Parameter("Fails") var fails = false

  func run(in context: Context) throws -> String {
    let parts =
      [url.reveal().text] + (lines ?? []).map { $0.reveal() }
      + [try json(headers?.value), try json(body)].compactMap(\.self)
    let sent = parts.joined(separator: " ")
    if fails { throw Failure(.network, "The server said: \(sent)", data: .list([.text(sent)])) }
    return sent
  }

  private func json(_ value: Value?) throws -> String? {
    try value.map { String(decoding: try JSONWriter.reveal($0), as: UTF8.self) }
  }
}
