internal import Workflow

/// A language as The Movie Database takes it: `de` or `de-DE`.
struct MovieLanguage {
  static let explanation = "Two letters, or such as `pt-BR`, and yours where none is given."
  static let pattern = "[a-z]{2}(-[A-Z]{2})?"

  let tag: String

  init(tag: String) { self.tag = tag }

  /// The language that is asked for, else that of the person.
  init?(_ tag: String?, in context: Context) {
    if let tag {
      self.init(tag: tag)
    } else {
      self.init(locale: context.services.locale)
    }
  }

  /// From `de_DE`, as `LANG` names it; nothing for `C`.
  init?(locale: String) {
    let parts = locale.split(separator: "_", omittingEmptySubsequences: false)
    guard let language = parts.first, language.count == 2 else { return nil }
    self.init(tag: ([language] + parts.dropFirst().prefix(1)).joined(separator: "-"))
  }

  /// Its own language first, English, and those in which nobody speaks.
  var forVideos: String {
    let language = String(tag.prefix(2))
    return (language == "en" ? ["en", "null"] : [language, "en", "null"]).joined(separator: ",")
  }

  /// `DE` of `de_DE`.
  static func region(of locale: String) -> String? {
    let parts = locale.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count == 2 ? String(parts[1]) : nil
  }
}
