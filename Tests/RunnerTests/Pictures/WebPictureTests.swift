import Foundation
import TestSupport
import Testing
import Workflow

/// Lists whose pictures lie on the web.
@Suite("Pictures at URLs", .serialized)
struct WebPictureTests {
  private static let kitty = ["TERM": "xterm-kitty", "COLORTERM": "truecolor"]

  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  private static func picture(_ headers: [(name: String, value: String)] = []) throws -> LoopbackReply {
    LoopbackReply(
      headers: [("Content-Type", "image/png")] + headers, body: try SamplePicture(name: "waves.png").bytes())
  }

  /// A list of forty rows, each with a picture of its own.
  private func start(
    _ server: LoopbackServer, _ flags: [String] = ["--yes"], isGranted: Bool = true, size: (UInt16, UInt16) = (60, 18)
  ) throws -> TerminalSession {
    let rows = (1...40).map { "{ title: Row \($0), subtitle: x, thumbnail: \"\(server.url("/\($0).png").text)\" }" }
    let permissions = isGranted ? "permissions: { network: [\"127.0.0.1:\(server.port)\"] }\n" : ""
    try runner.file(
      "web.yaml",
      "\(permissions)steps:\n  - List: [\(rows.joined(separator: ", "))]\n  - Choose From List: Which picture?\n")
    let session = try TerminalSession(
      runner, ["run", "web.yaml"] + flags, terminal: PseudoTerminal(columns: size.0, rows: size.1),
      extra: WebPictureTests.kitty)
    session.pipeIn("")
    return session
  }

  private func model(_ session: TerminalSession) -> ScreenModel { session.model(columns: 60, rows: 18) }

  private func end(_ session: TerminalSession) {
    session.type("\u{3}")
    #expect(session.wait() == 130)
    #expect(model(session).isAsBefore)
  }

  @Test("are fetched for the rows in view alone, and shown as they are")
  func fetches() throws {
    let server = try LoopbackServer(replies: [try WebPictureTests.picture()])
    let session = try start(server)
    session.expect { model(session).pictures.placements.count == 7 }
    let picture = try #require(model(session).pictures.picture(row: 2, column: 2)?.covered)
    #expect(picture.likeness(to: .waves(width: picture.width, height: picture.height)) >= 0.9)
    #expect(Set(server.requests.map(\.path)) == Set((1...7).map { "/\($0).png" }))
    session.type("\u{1B}[F")
    session.expect { model(session).text.contains("Row 40") && model(session).pictures.placements.count == 7 }
    #expect(Set(server.requests.map(\.path)) == Set((1...7).map { "/\($0).png" } + (34...40).map { "/\($0).png" }))
    end(session)
  }

  @Test("are not asked for again where the server allows to keep them")
  func keeps() throws {
    let server = try LoopbackServer(replies: [try WebPictureTests.picture([("Cache-Control", "max-age=3600")])])
    for _ in 1...2 {
      let session = try start(server)
      session.expect { model(session).pictures.placements.count == 7 }
      end(session)
    }
    #expect(server.requests.count == 7)
  }

  @Test("Where the workflow may not go, nothing is fetched, and nobody is asked")
  func refused() throws {
    let server = try LoopbackServer(replies: [try WebPictureTests.picture()])
    let session = try start(server, [], isGranted: false)
    session.expect { model(session).text.contains("Row 7") }
    session.type("row 4")
    session.expect { model(session).text.contains("> row 4") }
    end(session)
    #expect(server.connectionCount == 0)
    #expect(!session.screen.contains("\u{1B}_G"))
  }

  private static func bad(_ name: String) -> LoopbackReply {
    switch name {
    case "too long": LoopbackReply(headers: [("Content-Length", "99999999")])
    case "endless": .endlessChunks()
    case "no picture": .text("<html>no</html>", type: "image/png")
    case "missing": LoopbackReply(status: 404)
    case "elsewhere": .redirect(to: "http://127.0.0.2:9/x.png")
    default: LoopbackReply(status: 200, headers: [("Content-Length", "1000")], pieces: [.silence])
    }
  }

  @Test(
    "What is no picture, too long or never comes leaves the symbol, and holds nothing up",
    arguments: ["too long", "endless", "no picture", "missing", "elsewhere", "silent"])
  func bad(_ name: String) throws {
    let good = try WebPictureTests.picture()
    let server = try LoopbackServer { $0.path == "/2.png" ? good : WebPictureTests.bad(name) }
    let session = try start(server)
    session.expect { model(session).pictures.placements.map(\.row) == [4] }
    switch name {
    case "silent": #expect(!model(session).text.contains("🖼️"), "one that may still come has its place kept free")
    case "endless": break
    default: session.expect { model(session).text.contains("🖼️") }
    }
    session.type("row 3")
    session.expect { model(session).text.contains("> row 3") }
    end(session)
  }

  @Test("The posters of movies come from where the service has them")
  func movies() throws {
    let images = try LoopbackServer(replies: [try WebPictureTests.picture()])
    let service = try TMDbService(pictures: TMDbService.pictures(at: images.url("/t/p/").text))
    try runner.file("movies.yaml", "steps:\n  - Get Movies: popular\n  - Choose From List: Which movie?\n")
    let extra = service.environment.merging(["TMDB_TOKEN": TMDbService.token]) { $1 }
    let session = try TerminalSession(
      runner, ["run", "movies.yaml", "--allow", "network=127.0.0.1:\(images.port)"],
      terminal: PseudoTerminal(columns: 60, rows: 18), extra: extra.merging(WebPictureTests.kitty) { $1 })
    session.pipeIn("")
    session.expect { model(session).pictures.placements.count == 7 }
    #expect(images.requests.allSatisfy { $0.path.hasPrefix("/t/p/w154/") })
    end(session)
  }
}
