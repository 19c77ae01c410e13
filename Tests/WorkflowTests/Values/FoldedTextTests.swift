import Testing
import Workflow

struct FoldedTextTests {
  @Test(
    "Case, accents and the kind of separator do not count",
    arguments: [
      ("Now Playing", "now_playing"), ("now-playing", "NOW PLAYING"), ("Café", "cafe"), ("Cafe\u{301}", "CAFÉ"),
      ("Straße", "STRASSE"), (" padded ", "padded"), ("Ёлка", "елка"), ("ΟΔΟΣ", "οδος"), ("a\u{A0}b", "a b"),
      ("ﬁn", "fin"),
    ])
  func same(left: String, right: String) {
    #expect(FoldedText(left) == FoldedText(right))
  }

  @Test("Other texts stay apart", arguments: [("ab", "a b"), ("a", "b"), ("a--b", "a-b"), ("1", "2")])
  func different(left: String, right: String) {
    #expect(FoldedText(left) != FoldedText(right))
  }

  @Test("A part and a beginning are found in folded form")
  func parts() {
    #expect(FoldedText("École normale").hasPrefix(FoldedText("ecole")))
    #expect(FoldedText("Grande École").contains(FoldedText("ECOLE")))
    #expect(!FoldedText("Grande École").hasPrefix(FoldedText("ecole")))
  }

  @Test("An exact name wins over titles and synonyms, which win in this order")
  func matching() {
    let kind = EnumKind(
      "Sort",
      [.init("a", title: "B", value: "C"), .init("b", title: "D", synonyms: ["A", "x"]), .init("c", value: "X")])
    let found = ["a", "b", "B", "d", "C", "x", "X", "zz", ""].map { kind.matching($0)?.label.name }
    #expect(found == ["a", "b", "b", "b", "c", "c", "c", nil, nil])
  }
}
