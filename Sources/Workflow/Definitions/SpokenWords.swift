/// A sentence as the words that count: without case, accents and punctuation.
struct SpokenWords {
  struct Word {
    /// Lower case, without accents.
    let folded: String
    /// Where it stands in the sentence.
    let range: Range<String.Index>
    /// Whether it may be left out or added: `please`, `the`.
    let isFiller: Bool
  }

  let text: String
  let words: [Word]

  init(_ text: String) {
    self.text = text
    var words: [Word] = []
    var start: String.Index?
    func end(at place: String.Index) {
      guard let begin = start else { return }
      start = nil
      let folded = String(FoldedText(String(text[begin..<place])).folded.filter { $0.isLetter || $0.isNumber })
      if folded.isEmpty { return }
      words.append(Word(folded: folded, range: begin..<place, isFiller: SpokenWords.fillers.contains(folded)))
    }
    for place in text.indices {
      let character = text[place]
      if character.standsAlone {
        end(at: place)
        start = place
        end(at: text.index(after: place))
      } else if character.isLetter || character.isNumber {
        start = start ?? place
      } else {
        end(at: place)
      }
    }
    end(at: text.endIndex)
    self.words = words
  }

  /// What stands at some of the words, with all signs that were written to them: `C++`, `../../etc/Passwd`, `100 %`. Marks
  /// that end a part of a sentence are none of it, unless the whole is in quotes, which are then taken off.
  func text(of places: Range<Int>) -> String {
    guard let first = places.first, let last = places.last else { return "" }
    let before = text[
      (first == 0 ? text.startIndex : words[first - 1].range.upperBound)..<words[first].range.lowerBound]
    let isEnd = last + 1 == words.count
    let behind = text[words[last].range.upperBound..<(isEnd ? text.endIndex : words[last + 1].range.lowerBound)]
    // A sign belongs to the word that no space divides it from; where none does, nobody can tell to which.
    var start = first == 0 ? before.startIndex : before.firstIndex(where: \.isWhitespace) ?? before.endIndex
    var end = isEnd ? behind.endIndex : behind.lastIndex(where: \.isWhitespace) ?? behind.startIndex
    while start < before.endIndex, text[start].isWhitespace { start = text.index(after: start) }
    while end > behind.startIndex, text[text.index(before: end)].isWhitespace { end = text.index(before: end) }
    let written = text[start..<end]
    return String(written.unquoted ?? written.withoutMarks)
  }

  /// Whether words at the beginning or the end of what was said begin or end with one that is only polite.
  func hasPoliteEdge(_ places: Range<Int>) -> Bool {
    // In quotes it is what is meant.
    let polite = { (place: Int) in ["please", "bitte"].contains(words[place].folded) && !isQuoted(place) }
    return places.lowerBound == 0 && polite(places.lowerBound)
      || places.upperBound == words.count && polite(places.upperBound - 1)
  }

  /// Whether a quote stands at the outer side of a word, which begins or ends what was said.
  private func isQuoted(_ place: Int) -> Bool {
    let word = words[place].range
    let before = text[..<word.lowerBound].last, behind = text[word.upperBound...].first
    return place == 0 ? before.map { $0.isQuote } ?? false : behind.map { $0.isQuote } ?? false
  }

  /// The words alone, where what was written does not do: `(kitchen)`.
  func bareText(of places: Range<Int>) -> String {
    guard let first = places.first, let last = places.last else { return "" }
    return String(text[words[first].range.lowerBound..<words[last].range.upperBound])
  }

  /// Words that say nothing of what is to be started.
  private static let fillers: Set<String> = [
    "a", "an", "the", "my", "our", "some", "me", "us", "i", "you", "to", "please", "show", "run", "start", "open",
    "launch", "do", "can", "could", "would", "will", "want", "like", "lets", "let", "just", "now", "hey", "hi", "ok",
    "okay", "runner",
    // "What is" and "what's".
    "is", "s",
    "bitte", "zeig", "zeige", "mir", "uns", "ich", "der", "die", "das", "den", "ein", "eine", "einen", "mein", "meine",
    "meinen", "starte", "offne", "mach",
  ]
}

extension Substring {
  private static let quotes: [Character: Character] = [
    "\"": "\"", "'": "'", "“": "”", "„": "“", "‘": "’", "«": "»", "「": "」", "『": "』",
  ]
  private static let marks: Set<Character> = [".", ",", ";", ":", "!", "?", "…", "。", "、", "！", "？"]

  /// What is in quotes; nothing where not all of it is.
  fileprivate var unquoted: Substring? {
    guard count > 2, let first, let last, Substring.quotes[first] == last else { return nil }
    let inner = dropFirst().dropLast()
    return inner.contains { $0 == first || $0 == last } ? nil : inner
  }

  fileprivate var withoutMarks: Substring {
    var text = self
    while let last = text.last, Substring.marks.contains(last) { text.removeLast() }
    return text
  }
}

extension Character {
  fileprivate var isQuote: Bool { "\"'“”„‘’«»「」『』".contains(self) }

  /// Whether it is a word by itself, as in Chinese and Japanese, which put no spaces between words.
  fileprivate var standsAlone: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return scalar.properties.isIdeographic || (0x3041...0x30FF).contains(scalar.value) && scalar.value != 0x30FC
  }
}

extension SpokenWords {
  /// How many slips lie between two words; nothing for words that mean different things. Short words, numbers and first
  /// letters are seldom misspelled.
  static func slips(between said: String, and meant: String) -> Int? {
    if said == meant { return 0 }
    let length = max(said.unicodeScalars.count, meant.unicodeScalars.count)
    let bound = length < 5 ? 0 : length < 9 ? 1 : 2
    guard bound > 0, said.first == meant.first, !said.contains(where: \.isNumber), !meant.contains(where: \.isNumber)
    else { return nil }
    return Spelling.slips(from: said, to: meant, atMost: bound)
  }
}
