internal import Workflow

/// What The Movie Database knows its user by.
enum TMDbCredential {
  /// A read access token of version 4, which goes into a header.
  case token(Secret)
  /// An API key of version 3, which goes into the URL.
  case key(Secret)

  static let names = ["TMDB_TOKEN", "TMDB_API_KEY"]

  /// Nothing where none is set. Its form tells what it is, in whichever variable it stands.
  init?(in context: Context) throws {
    for name in TMDbCredential.names {
      guard let secret = try context.services.secrets.secret(named: name) else { continue }
      context.mask.add(secret)
      self = secret.reveal().hasPrefix("eyJ") ? .token(secret) : .key(secret)
      return
    }
    return nil
  }
}
