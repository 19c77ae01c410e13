import Testing

@testable import runner

@Suite("The form of imported files")
struct OutlineWriterTests {
  @Test("Mappings and lists stand in block style, short lists on a line, notes above what they are about")
  func form() {
    let note = ImportNote("Key", of: "A", "is not imported: it is a test")
    let outline = Outline.mapping(
      [
        Outline.Entry("a", .list([.text("x"), .text("a, b"), .plain("1")])),
        Outline.Entry(
          "b",
          .mapping([
            Outline.Entry("c", .text("no: way"), notes: [note]), Outline.Entry("true", .text("x"), isWord: true),
            Outline.Entry("d", .mapping([])),
          ])),
        Outline.Entry(
          "e", .list([.mapping([Outline.Entry("when", .text("${x}")), Outline.Entry("text", .text("a\nb"))])])),
      ], isSpaced: true)
    #expect(
      OutlineWriter.write(outline, head: ["Head."]) == """
        # Head.

        a: [x, "a, b", 1]

        b:
          # `Key` is not imported: it is a test.
          c: "no: way"
          true: x
          d: {}

        e:
          - when: ${x}
            text: |-
              a
              b

        """)
    #expect(outline.notes == [note])
  }

  @Test("What a file says ends no comment")
  func comment() {
    let note = ImportNote("Key\nsteps: []\u{202E}", of: "A", "is \u{1B}[2J\(String(repeating: "long ", count: 40))")
    let text = OutlineWriter.write(.mapping([Outline.Entry("a", .plain("1"), notes: [note])]), head: [])
    let lines = text.split(separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("# ") && $0.count <= 100 })
    #expect(lines.last == "a: 1" && !text.contains("\u{1B}") && !text.contains("\u{202E}"))
  }
}
