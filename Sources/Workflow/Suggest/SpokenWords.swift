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

  /// What stands at some of the words, as it was written.
  func text(of places: Range<Int>) -> String {
    guard let first = places.first, let last = places.last else { return "" }
    // The sign of a number and the symbol of a unit belong to it.
    var start = words[first].range.lowerBound
    if start > text.startIndex, text[text.index(before: start)] == "-" { start = text.index(before: start) }
    var end = words[last].range.upperBound
    if end < text.endIndex, text[end] == "%" { end = text.index(after: end) }
    return String(text[start..<end])
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

extension Character {
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
