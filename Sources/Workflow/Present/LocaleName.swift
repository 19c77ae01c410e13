/// The name of a language and region: `de`, `de_DE.UTF-8`, `zh-Hant-TW`, or `C` for none.
public enum LocaleName {
  /// Whether a person may name a language so, by a flag or by `LANG`.
  public static func isValid(_ name: String) -> Bool {
    let name = language(in: name)
    return name == "C" || name == "POSIX" || isTag(name)
  }

  /// Language and region alone: what `LANG` says of the encoding and of variants changes nothing here.
  static func language(in name: String) -> String { String(name.prefix { $0 != "." && $0 != "@" }) }

  /// Whether it is the tag of a language, as a file has them under `localizations`.
  public static func isTag(_ name: String) -> Bool {
    var parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard let language = parts.popFirst(), isWord(language, 2...3) else { return false }
    if let script = parts.first, isWord(script, 4...4) { parts.removeFirst() }
    if let region = parts.popFirst() {
      let isNumbered = region.count == 3 && region.allSatisfy { $0.isASCII && $0.isNumber }
      guard isNumbered || isWord(region, 2...2) else { return false }
    }
    return parts.isEmpty
  }

  private static func isWord(_ text: Substring, _ length: ClosedRange<Int>) -> Bool {
    length.contains(text.count) && text.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
