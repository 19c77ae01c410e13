import Actions
import TestSupport
import Testing
import Workflow

@Suite("The page of the actions")
struct ActionReferenceTests {
  @Test("docs/actions.md says what the catalogue does")
  func isUpToDate() throws {
    let text = ActionReference(Catalogue.builtIn).text
    #expect(
      try GeneratedText("docs/actions.md").isUpToDate(with: text), "write it anew with `RECORD=1 ./dev test --filter actions`")
  }
}
