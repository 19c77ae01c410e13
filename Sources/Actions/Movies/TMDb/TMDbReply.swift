internal import Workflow

/// What The Movie Database answered, or whoever answered in its place.
struct TMDbReply {
  let status: Int
  let body: [UInt8]

  /// - Throws: a ``Failure`` of reason `not_found` or `http` for a refusal, of reason `conversion` for what is no answer.
  func object(for subject: MovieQuestion.Subject) throws -> OrderedDictionary {
    guard (200..<300).contains(status) else { throw refusal(of: subject) }
    let value = try JSONReader.read(body, name: "TMDb's reply")
    guard case .dictionary(let object) = value else { throw Failure.noObject(value) }
    if case .boolean(false)? = object["success"] { throw refusal(of: subject) }
    return object
  }

  private func refusal(of subject: MovieQuestion.Subject) -> Failure {
    let object = if case .dictionary(let object)? = try? JSONReader.read(body) { object } else { OrderedDictionary() }
    let error = TMDbObject(object)
    let code = error.whole("status_code")
    if status == 404 || code == 34 {
      switch subject {
      case .movie(let number), .videos(let number): return Failure.noMovie(number)
      case .list, .search: break
      }
    }
    return Failure.refused(status: status, code: code, because: error.text("status_message") ?? error.list("errors"))
  }
}

extension TMDbObject {
  /// The texts of a list, as one.
  fileprivate func list(_ key: String) -> String? {
    guard case .list(let items)? = object[key] else { return nil }
    let texts = items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension Failure {
  static func noMovie(_ number: Int) -> Failure {
    Failure(
      .notFound, "Movie not found: TMDb has none of the number \(number).", data: .dictionary(["id": Value(number)]))
  }

  fileprivate static func noObject(_ value: Value) -> Failure {
    Failure(.conversion, "TMDb's reply is \(value.found), but an object was expected.")
  }

  fileprivate static func refused(status: Int, code: Int?, because reason: String?) -> Failure {
    let words: String
    var hint: String?
    switch status {
    case 401, 403:
      words = "TMDb does not accept the credential"
      hint = "set `TMDB_TOKEN` or `TMDB_API_KEY` to one from https://www.themoviedb.org/settings/api"
    case 429: words = "TMDb has had more requests than it allows"
    default: words = "TMDb answered with the status \(status)"
    }
    let reason = reason.map { String($0.prefix(500)) }.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    return Failure(
      .http, words + (reason.map { ": \($0)" } ?? "") + ".",
      data: .dictionary(["status": Value(status), "code": code.map { Value($0) } ?? .nothing]), hint: hint)
  }
}
