/// The name of a language and region: `de`, `de_DE.UTF-8`, `zh-Hant-TW`, or `C` for none.
enum LocaleName {
  static func isValid(_ name: String) -> Bool {
    // What `LANG` says of the encoding and of variants changes nothing here.
    let name = name.prefix { $0 != "." && $0 != "@" }
    if name == "C" || name == "POSIX" { return true }
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
