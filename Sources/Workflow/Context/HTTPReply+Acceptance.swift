extension HTTPReply {
  /// The headers by their names; several of one name as one, with commas between (RFC 9110, section 5.3).
  public var headerDictionary: OrderedDictionary {
    var values: [String: [String]] = [:]
    for field in headers { values[field.name, default: []].append(field.value) }
    let names = headers.map(\.name)
    return OrderedDictionary(
      names.map { (key: $0, value: .text(values[$0, default: []].joined(separator: ", "))) })
  }

  /// Lets a reply pass that is a success.
  /// - Parameter statuses: what counts as one; 200 to 299 where nobody says.
  /// - Throws: a ``Failure`` of reason `http` with the beginning of what the server said. Its data has `status`, `body`.
  public func accepted(
    _ statuses: [Int]?, for request: HTTPRequest, reading read: (File) throws -> [UInt8]
  ) throws -> HTTPReply {
    if statuses?.contains(status) ?? (200...299).contains(status) { return self }
    let words = HTTPStatus.words(for: status).map { " \($0)" } ?? ""
    let bytes = try read(body)
    let text = String(validating: bytes, as: UTF8.self)
    // A page is for people who see it laid out.
    let isPage = body.type.name == "text/html" || body.type.name == "application/xhtml+xml"
    let said = (isPage ? nil : text.flatMap { FirstLines(of: $0).sentence }).map { ": \($0)" } ?? "."
    let place = request.url.told.prefix { $0 != "?" && $0 != "#" }
    let asked = Value.cleaned("\(request.method) \(place)")
    throw Failure(
      .http, "`\(asked)` was answered with \(status)\(words)\(said)",
      data: ["status": Value(status), "body": text.map { .text($0) } ?? .file(body)])
  }
}
