import Testing

@testable import runner

@Suite("Texts with slots")
struct TextSlotsTests {
  private let slots = TextSlots(slots: [
    "a": TextSlot("a"), "index": TextSlot("index_"),
    "plant": TextSlot(
      embedding: "plant",
      {
        var type = ImportedType("Plant", .record)
        type.properties = ["name": .init(name: "name", isMultiple: false, isFile: false)]
        return type
      }(), isMultiple: false, mayBeNothing: true),
  ])

  @Test(
    "A slot that is known is an expression, and any other is mere text",
    arguments: [
      ("Ring ${a} ${index}×", "Ring ${a} ${index_}×", []), ("${b}", "$${b}", ["b"]), ("${", "$${", [""]),
      ("${a", "$${a", ["a"]), ("${a b} ${a}", "$${a b} ${a}", ["a b"]), ("${${a}}", "$${${a}}", ["$"]),
      ("costs $${a}", "costs ${'$'}${a}", []), ("$${b}", "$$${b}", ["b"]), ("$5 {a} $", "$5 {a} $", []),
      ("${plant.name}", "${plant?.name ?? ''}", []), ("${plant.leaf}", "$${plant.leaf}", ["plant.leaf"]),
      ("${\u{301}a}", "$${\u{301}a}", ["\u{301}a"]), ("${a}\u{301}", "${a}\u{301}", []), ("${a\n}", "$${a\n}", ["a"]),
    ])
  func converted(text: String, written: String, unknown: [String]) {
    let result = slots.converted(text)
    #expect(result.text.unicodeScalars.elementsEqual(written.unicodeScalars))
    #expect(result.unknown == unknown)
  }

  @Test("Where only names may stand, a dollar before one keeps its distance")
  func plain() {
    let plain = TextSlots(slots: ["a": TextSlot("a")], isPlain: true)
    #expect(plain.converted("$${a} ${a.b}") == ("$ ${a} $${a.b}", ["a.b"]))
  }

  @Test(
    "A literal ends where it should",
    arguments: [
      ("it's", "'it''s'"), ("a\\b", "'a\\\\b'"), ("a\nb", "'a\\nb'"), ("'\u{301} or true", "'''\u{301} or true'"),
    ])
  func literal(text: String, written: String) {
    #expect(TextSlots.literal(text).unicodeScalars.elementsEqual(written.unicodeScalars))
  }
}
