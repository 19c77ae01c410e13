/// A request as it arrived.
public struct LoopbackRequest: Sendable {
  /// How many came to this server before it.
  public let index: Int
  public let method: String
  /// Path and query, as they were sent.
  public let target: String
  /// In the order of the wire, the names in lower case.
  public let headers: [(name: String, value: String)]
  public let body: [UInt8]

  public var path: String { String(target.prefix { $0 != "?" }) }
  public var query: String { String(target.drop { $0 != "?" }.dropFirst()) }
  public var text: String { String(decoding: body, as: UTF8.self) }

  public func header(_ name: String) -> String? { headers.first { $0.name == name.lowercased() }?.value }

  func numbered(_ index: Int) -> LoopbackRequest {
    LoopbackRequest(index: index, method: method, target: target, headers: headers, body: body)
  }

  func with(_ body: [UInt8]) -> LoopbackRequest {
    LoopbackRequest(index: index, method: method, target: target, headers: headers, body: body)
  }
}

extension LoopbackRequest {
  /// Reads the lines before the body; nothing where they are no request.
  init?(head: some Collection<UInt8>) {
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    self.init(
      index: 0, method: String(words[0]), target: String(words[1]),
      headers: lines.dropFirst().compactMap { line in
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        return (line[..<colon].lowercased(), String(value))
      }, body: [])
  }
}
