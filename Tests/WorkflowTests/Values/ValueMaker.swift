import TestSupport
import Workflow

/// Makes values that look random and are the same in every run.
struct ValueMaker {
  private var generator: SplitMix
  private static let words = [
    "", "a", "name", " padded ", "two words", "true", "null", "~", "12", "1.10", "1e3", "0x1F", "-", "- a", "a: b",
    "a #b",
    "#a", "'a'", "\"a\"", "[a]", "{a}", "a\nb", "a\n", "a\n\n", "\na", " a\nb", "a\n  b\nc", "\t", "a\tb", "a\r\nb",
    "é", "日本",
    "😀", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{0}", "\\", "a:", ":a", "?a", "? a", "---", "...", "<<", "=", "@a", "`a",
    "%a",
    "&a", "*a", "!a", "|", ">", ",a", "a,b", "yes", "no", "2024-12-30", "12:30", ".inf", "Null", "TRUE", "a # b\nc",
    "-1",
  ]

  init(seed: UInt64) { generator = SplitMix(seed: seed) }

  mutating func value(depth: Int) -> Value {
    switch generator.next() % (depth == 0 ? 5 : 8) {
    case 0: return .nothing
    case 1: return .boolean(generator.next() % 2 == 0)
    case 2: return .integer(Int64(bitPattern: generator.next()) >> Int64(generator.next() % 60))
    case 3: return Value(number: Double(Int64(bitPattern: generator.next()) % 100_000) / 1000)
    case 4: return .text(word())
    case 5: return .list((0..<generator.next() % 4).map { _ in value(depth: depth - 1) })
    default:
      return .dictionary(
        OrderedDictionary((0..<generator.next() % 4).map { _ in (key: word(), value: value(depth: depth - 1)) }))
    }
  }

  private mutating func word() -> String { Self.words[Int(generator.next() % UInt64(Self.words.count))] }
}
