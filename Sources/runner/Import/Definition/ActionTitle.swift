/// Makes titles of actions: words of letters and digits that begin with a capital.
enum ActionTitle {
  private static let longest = 100

  /// A text that people read in Title Case: `Ring the bell` is `Ring The Bell`. Nothing where no title can be made of it.
  static func title(of text: String) -> String? { joined(words(in: text.visible(atMost: longest))) }

  /// The words of a name: `OrderTea2` is `Order Tea 2`, `OpenURLNow` is `Open URL Now`.
  static func title(ofName name: String) -> String? {
    joined(words(in: name.visible(atMost: longest)).flatMap { word in divided(Array(word)) })
  }

  private static func words(in text: String) -> [Substring] {
    // What stands within a word, as in “Don't”, does not divide it.
    text.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
  }

  private static func joined(_ words: [some StringProtocol]) -> String? {
    let capital = words.map { word in
      let letters = String(word.filter { $0.isLetter || $0.isNumber })
      return letters.prefix(1).uppercased() + letters.dropFirst()
    }
    let title = capital.filter { !$0.isEmpty }.joined(separator: " ")
    return title.unicodeScalars.first?.properties.isUppercase == true ? title : nil
  }

  /// A word begins with a capital behind a small letter, with the last of several capitals before a small letter, and
  /// where digits begin.
  private static func divided(_ letters: [Character]) -> [String] {
    var words: [String] = []
    var word = ""
    for (index, letter) in letters.enumerated() {
      if let before = word.last {
        let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
        let begins =
          letter.isUppercase && (!before.isUppercase || isBeforeSmall) || letter.isNumber && !before.isNumber
        if begins {
          words.append(word)
          word = ""
        }
      }
      word.append(letter)
    }
    return words + [word]
  }
}
