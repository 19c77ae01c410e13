import TestSupport
import Testing

@testable import Workflow

@Suite("Texts in the language of the person")
struct TranslationsTests {
  private static let tea = """
    name: Tea Time
    enums:
      Size: { small: Small, large: { title: Large, subtitle: A pot } }
    inputs:
      size: { type: Size, ask: Which size?, description: Of the pot }
      hot: { type: boolean, labels: { true: hot, false: cold } }
    steps:
      - menu: Now?
        cases:
          Yes, please: { Text: Yes }
          Later: { fail: "Come back, ${size}!" }
      - Show Result: "${size} tea"
    localizations:
      de:
        Tea Time: Teezeit
        Which size?: Welche Größe?
        Of the pot: Der Kanne
        Small: Klein
        hot: heiß
        cold: kalt
        Now?: Jetzt?
        Yes, please: Ja, bitte
        "Come back, ${size}!": "Komm wieder, ${size}!"
        "${size} tea": Tee, ${size}
        nothing of this: nichts davon
      de-AT: { Small: Kloa }
    """

  private func plan(_ locale: String?) throws -> (plan: Plan, gaps: TranslationGaps) {
    let loaded = Loader(catalogue: .trials, files: TestFiles(), locale: locale).load(
      SourceFile(path: "tea.yaml", text: Self.tea))
    #expect(loaded.diagnostics.isEmpty)
    return (try #require(loaded.plan), loaded.gaps)
  }

  @Test(
    "The nearest language is taken, then a wider one, then that of the file",
    arguments: [
      (nil, "Tea Time", "Small"), ("en_US", "Tea Time", "Small"), ("de", "Teezeit", "Klein"),
      ("de_DE", "Teezeit", "Klein"), ("DE-at", "Teezeit", "Kloa"), ("de_AT.UTF-8", "Teezeit", "Kloa"),
      ("de_AT@euro", "Teezeit", "Kloa"), ("de_AT_x", "Teezeit", "Kloa"),
      ("den", "Tea Time", "Small"), ("", "Tea Time", "Small"),
    ] as [(String?, String, String)])
  func language(locale: String?, name: String, small: String) throws {
    let plan = try plan(locale).plan
    #expect(plan.name == name)
    guard case .choice(let kind) = plan.inputs[0].declaration.kind else { throw Failure(.failed, "It is no enum.") }
    #expect(kind.labels[0].title == small)
    #expect(kind.labels[0].synonyms == (small == "Small" ? [] : ["Small"]))
    #expect(kind.labels[1].title == "Large" && kind.labels[1].subtitle == "A pot")
  }

  @Test("What an input says is translated")
  func input() throws {
    let input = try plan("de").plan.inputs.map(\.declaration)
    #expect(input[0].question.written == "Welche Größe?" && input[0].description?.written == "Der Kanne")
    #expect(input[1].labels?.yes == "heiß" && input[1].labels?.no == "kalt")
  }

  @Test("What has no translation is told, and what translates nothing")
  func gaps() throws {
    let gaps = try plan("de").gaps
    #expect(gaps.untranslated.map(\.text) == ["Large", "A pot", "Later"])
    #expect(gaps.unused.map(\.text) == ["nichts davon"])
    #expect(try plan(nil).gaps.untranslated.isEmpty)
  }

  @Test("A mistake in a translation is shown in it")
  func mistake() {
    let text =
      "steps:\n  - Show Result: \"${1 + 1} tea\"\nlocalizations: { de: { \"${1 + 1} tea\": \"${2 +} Tee\" } }\n"
    let source = SourceFile(path: "tea.yaml", text: text)
    #expect(Loader(catalogue: .trials, files: TestFiles()).load(source).diagnostics.isEmpty)
    let found = Loader(catalogue: .trials, files: TestFiles(), locale: "de").load(source).diagnostics.sorted
    #expect(found.first?.range?.position.line == 3)
  }
}
