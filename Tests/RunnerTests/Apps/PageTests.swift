import Foundation
import TestSupport
import Testing
import Workflow

@testable import runner

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

  @Test(
    "Pictures on the web are fetched for it, each once, and only where the workflow may go", arguments: [true, false])
  func fetched(isGranted: Bool) throws {
    let server = try LoopbackServer(replies: [
      LoopbackReply(headers: [("Content-Type", "image/png")], body: try SamplePicture(name: "waves.png").bytes())
    ])
    let permissions = isGranted ? "permissions: { network: [\"127.0.0.1:\(server.port)\"] }\n" : ""
    let rows = [1, 2, 1].map { "{ name: Film, picture: \"\(server.url("/\($0).png").text)\" }" }.joined(separator: ", ")
    try runner.file(
      "web.yaml",
      """
      \(permissions)types:
        Poster:
          display: ${name}
          thumbnail: ${picture}
          properties: { name: text, picture: text }
      actions:
        Get Posters:
          returns: [Poster]
          steps:
            - List: [\(rows)]
      steps:
        - Get Posters
      """)
    let outcome = try runner.run("run", "web.yaml", "--output-type", "html", "--yes")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.components(separatedBy: "<img src=\"data:image/png;base64,").count == (isGranted ? 4 : 1))
    #expect(server.requests.map(\.path).sorted() == (isGranted ? ["/1.png", "/2.png"] : []))
  }

  /// A PNG of a size, as far as its header.
  private static func header(_ side: UInt8) -> [UInt8] {
    let number: [UInt8] = [0, 0, side, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + number + number
      + [8, 2, 0, 0, 0, 0, 0, 0, 0]
  }

  @Test("What a list would not show is no picture in a page either, and Quick Look says why", arguments: 0..<4)
  func damaged(place: Int) throws {
    let whole = try SamplePicture(name: "waves.png").bytes()
    let contents = [Array(whole.prefix(whole.count / 2)), PageTests.header(0), PageTests.header(0xEA), [1, 2, 3]]
    let path = runner.folder.appending(path: "a.png").path
    try Data(contents[place]).write(to: URL(filePath: path))
    try runner.file(
      "a.yaml", "permissions: { read: [\(path)] }\nsteps:\n  - Dictionary: { name: A, thumbnail: \(path) }\n")
    let page = try runner.run("run", "a.yaml", "--output-type", "html", "--yes")
    #expect(page.status == 0 && !page.output.contains("<img"), "\(page)")
    try runner.file("look.yaml", "permissions: { read: [a.png] }\nsteps:\n  - Get File: a.png\n  - Quick Look\n")
    let looked = try runner.run("run", "look.yaml", "--yes")
    #expect((looked.output + looked.errors).contains("a.png cannot be shown: it is damaged"), "\(looked)")
  }

  @Test(
    "A page of an output is asked for by an extension; one that names no form is told",
    arguments: [
      ("page.html", false), ("text.txt", false), ("plain", false), ("page.pdf", true),
    ])
  func extensions(name: String, isTold: Bool) throws {
    try runner.file("a.yaml", "steps:\n  - List: [1, 2]\n")
    let outcome = try runner.run("run", "a.yaml", "--output", name)
    #expect(outcome.status == 0 && outcome.errors.contains("[no-output-form]") == isTold, "\(outcome)")
    #expect(try runner.run("run", "a.yaml", "--output", name, "--quiet").errors == "")
  }

  @Test func `an output that is a file is copied by an extension of no form`() throws {
    try runner.file("a.yaml", "permissions: { read: [a.bin] }\nsteps:\n  - Get File: a.bin\n")
    try runner.file("a.bin", "as it is")
    let outcome = try runner.run("run", "a.yaml", "--yes", "--output", "b.bin")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
    #expect(try runner.text(of: "b.bin") == "as it is")
  }

  @Test("A large picture is made smaller for it", arguments: [(255, "jpeg"), (128, "png")])
  func reduced(cover: Int, type: String) throws {
    var chance = SplitMix(seed: 1)
    let pixels = (0..<1400 * 400).flatMap { _ in
      (0..<3).map { _ in UInt8.random(in: 0...255, using: &chance) } + [UInt8(cover)]
    }
    let bytes = try #require(PNGCodec.encode(Bitmap(width: 1400, height: 400, pixels: pixels)))
    try #require(bytes.count > 1 << 20)
    let path = runner.folder.appending(path: "large.png").path
    try Data(bytes).write(to: URL(filePath: path))
    try runner.file(
      "large.yaml", "permissions: { read: [\(path)] }\nsteps:\n  - Dictionary: { name: Holiday, thumbnail: \(path) }\n")
    let outcome = try runner.run("run", "large.yaml", "--output-type", "html", "--yes")
    let start = try #require(outcome.output.range(of: "data:image/\(type);base64,"))
    let letters = outcome.output[start.upperBound...].prefix { $0 != "\"" }
    let picture = try #require(Data(base64Encoded: String(letters)).flatMap { PictureFacts([UInt8]($0)) })
    #expect((picture.width, picture.height) == (1280, 366))
  }
}
