import Actions
import TestSupport
import Testing
import Workflow

@Suite("The page of the actions")
struct ActionReferenceTests {
  @Test("docs/actions.md says what the catalogue does")
  func isUpToDate() throws {
    let text = ActionReference(Catalogue.builtIn).text
    let isUpToDate = try GeneratedText("docs/actions.md").isUpToDate(with: text)
    #expect(isUpToDate, "write it anew with `RECORD=1 ./dev test --filter ActionReference`")
  }
}
