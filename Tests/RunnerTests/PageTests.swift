import Foundation
import Testing

/// `--output page.html`.
@Suite("Pages of results")
struct PageTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("What was shown as a grid is one in the page, with the posters in it")
  func grid() throws {
    try runner.file("films.yaml", "name: Good films\nsteps:\n  - Get Movies: top rated\n  - Show Movies\n")
    #expect(try runner.run("run", "films.yaml", "--output", "films.html").status == 0)
    let page = try runner.text(of: "films.html")
    #expect(page.contains("<h1 dir=\"auto\">Good films</h1>"))
    #expect(page.components(separatedBy: "<ul class=\"items grid\">").count == 2)
    #expect(page.components(separatedBy: "<img src=\"data:image/png;base64,iVBORw0KGgo").count == 21)
    #expect(page.contains("<p class=\"name\" dir=\"auto\">The Godfather</p>"))
    #expect(!page.contains("bundled:"))
  }

  @Test("A card keeps its note, on standard output too")
  func card() throws {
    try runner.file("card.yaml", "steps:\n  - View Person: { person: Sarah Love, note: Ask about <it> }\n")
    let outcome = try runner.run("run", "card.yaml", "--output-type", "html")
    #expect(outcome.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en-US\">\n"))
    #expect(outcome.output.contains("<p class=\"note\" dir=\"auto\">Ask about &lt;it&gt;</p>"))
    #expect(outcome.errors.contains("Ask about <it>"))
  }

  @Test("A picture is put into it only where the workflow may read it", arguments: [true, false])
  func granted(isGranted: Bool) throws {
    let picture = SamplePicture(name: "plain.jpg").path
    let permissions = isGranted ? "permissions: { read: [\(picture)] }\n" : ""
    try runner.file(
      "list.yaml", permissions + "steps:\n  - Dictionary: { name: Holiday, thumbnail: \(picture), place: Rome }\n")
    let outcome = try runner.run("run", "list.yaml", "--output-type", "html", "--yes")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("<img src=\"data:image/jpeg;base64,") == isGranted)
    #expect(outcome.output.contains("<span class=\"symbol\"") == !isGranted)
  }
}
