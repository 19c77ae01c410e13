import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What becomes of the terminal, however a list ends, and while it is there.
@Suite("The terminal around a list", .serialized)
struct ListLifecycleTests {
  private let runner: BuiltRunner

  init() throws {
    runner = try BuiltRunner()
    for (name, text) in ListScreenTests.workflows { try runner.file(name, text) }
  }

  private func start(_ workflow: String = "people.yaml") throws -> TerminalSession {
    let session = try runner.start("run", workflow)
    session.expect { session.model().text.contains("type to filter") && !session.model().isInFrame }
    return session
  }

  @Test(
    "is as before after Enter, Esc, ctrl-d and ctrl-c",
    arguments: [("\r", Int32(0)), ("\u{1B}", 130), ("\u{4}", 130), ("\u{3}", 130)])
  func keys(keys: String, status: Int32) throws {
    let before = try PseudoTerminal().modes
    let session = try start()
    #expect(session.terminal?.modes != before)
    #expect(session.model().isAlternate && session.model().marksPastes && !session.model().wraps)
    session.type(keys)
    #expect(session.wait() == status)
    #expect(session.terminal?.modes == before)
    #expect(session.model().isAsBefore)
    #expect(!session.model().text.contains("Joe Bloggs  "))
  }

  static let endings: [(Int32, Int32)] =
    [(SIGTERM, 143), (SIGHUP, 129), (SIGINT, 130)]
    + [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT].map { ($0, 128 + $0) }
    + [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU].map { ($0, 128 + $0) } + ofLinux

  private static var ofLinux: [(Int32, Int32)] {
    #if os(Linux)
      [SIGPOLL, SIGPWR, SIGSTKFLT, 34, 64].map { ($0, 128 + $0) }
    #else
      []
    #endif
  }

  @Test("is as before after every signal that ends the process", arguments: endings)
  func ending(signal: Int32, status: Int32) throws {
    let before = try PseudoTerminal().modes
    let session = try start()
    session.send(signal)
    #expect(session.wait() == status)
    #expect(session.terminal?.modes == before)
    #expect(session.model().isAsBefore)
  }

  @Test("is the shell's while the process is stopped, and the list is drawn anew when it goes on")
  func stopped() throws {
    let session = try runner.startShell("$RUNNER run people.yaml; echo status $?; stty -a < /dev/tty; fg")
    session.expect { session.model().text.contains("Sarah Love") && !session.model().isInFrame }
    session.type("\u{E}")
    session.expect { session.model().text.contains("❯ 🚗") }
    session.type("\u{1A}")
    session.expect(" echo ")
    // The shell's own output is on the screen that was there before.
    session.expect { session.model().isAlternate && session.model().text.contains("❯ 🚗") && !session.model().isInFrame }
    session.type("\u{E}\r")
    session.expect { session.model().text.contains("Hello Sarah Love") }
    #expect(session.wait() == 0)
    #expect(session.model().isAsBefore)
  }

  @Test("is taken again after a stop that nobody could catch")
  func stoppedAtOnce() throws {
    let session = try runner.startShell(
      "$RUNNER run people.yaml; stty sane < /dev/tty; echo stopped; fg")
    session.expect { session.model().text.contains("Sarah Love") && !session.model().isInFrame }
    let modes = session.terminal?.modes
    let before = session.screen.count
    session.sendToForeground(SIGSTOP)
    session.expect("stopped")
    session.expect { session.terminal?.modes == modes && session.screen.dropFirst(before).contains("Sarah") }
    session.type("\u{1B}[B\r")
    session.expect { session.model().text.contains("Hello Peter Roberts") }
    #expect(session.wait() == 0)
    #expect(session.model().isAsBefore)
  }

  @Test(
    "is waited for by a job that goes on behind another, and comes with it to the front",
    arguments: ["people", "ask"])
  func behind(name: String) throws {
    try runner.file("ask.yaml", "steps:\n  - Ask For Input: Who?\n    as: name\n  - Text: Hello ${name}\n")
    // What a shell in a pipe says of its jobs is not always true.
    let isStopped = "jobs > jobs.txt; grep -q Stopped jobs.txt"
    let session = try runner.startShell(
      "$RUNNER run \(name).yaml; bg; until \(isStopped); do :; done; stty sane < /dev/tty; echo be\"\"hind; fg")
    session.expect(name == "ask" ? "Who?" : "Sarah")
    session.type("\u{1A}")
    session.expect {
      let parts = session.screen.components(separatedBy: "behind")
      return parts.count > 1 && parts[1].contains(name == "ask" ? "Who?" : "Sarah")
    }
    session.type(name == "ask" ? "Sarah Love\r" : "sar\r")
    session.expect("Hello Sarah Love")
    #expect(session.wait() == 0)
  }

  @Test("has nothing written into it: what others say while it is open comes behind its answer")
  func held() throws {
    try runner.file(
      "beside.yaml",
      """
      permissions: { write: [said.txt] }
      steps:
        - parallel:
            a: { Choose From List: { list: [Star, Moon], prompt: Which one? } }
            b:
              - Show Result: IMPORTANT
              - Append To File: { text: x, path: said.txt }
      """)
    let session = try runner.start("run", "beside.yaml", "--yes", showsOutput: true)
    session.expect { session.model().text.contains("❯ Star") && !session.model().isInFrame }
    session.expect { (try? runner.text(of: "said.txt")) != nil }
    session.type("\u{1B}[B")
    session.expect { session.model().text.contains("❯ Moon") && !session.model().isInFrame }
    #expect(!session.model().text.contains("IMPORTANT"))
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.model().text.contains("IMPORTANT"))
  }

  @Test("may have another size at any moment, also one without a cell")
  func resized() throws {
    let session = try runner.start("run", "long.yaml", size: (80, 24))
    session.expect { session.model().text.contains("Item 21") && !session.model().isInFrame }
    for (columns, rows, shown) in [
      (40, 10, "Item 7"), (1, 1, "❯"), (0, 0, "Item 21"), (3, 2, "❯"), (200, 50, "Item 40"),
      (65535, 65535, "Item 40"), (65535, 1, "❯"), (80, 24, "Item 21"),
    ] {
      let start = session.screen.count
      session.terminal?.resize(columns: UInt16(columns), rows: UInt16(rows))
      // What has no cells is taken for a usual one, and of what is too large the corner is drawn on.
      let (columns, rows) = (columns == 0 ? 80 : min(columns, 1000), rows == 0 ? 24 : min(rows, 500))
      session.expect {
        var model = ScreenModel(columns: columns, rows: rows)
        model.feed(String(session.screen.dropFirst(start)))
        return model.text.contains(shown) && !model.isInFrame && model.surprises.isEmpty
      }
    }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "Item 1\n")
  }

  @Test("is asked nothing, and written to only when something has changed")
  func quiet() throws {
    let session = try start()
    // A key that means nothing here leaves all as it is.
    let before = session.screen
    session.type("\u{1B}[15~")
    session.type("\u{1B}[B")
    session.expect { session.model().text.contains("❯ 🚗") }
    let written = session.screen.dropFirst(before.count)
    #expect(written.components(separatedBy: "\u{1B}[?2026h").count == 2)
    #expect(session.model().surprises == [])
    #expect(session.model().questions == [])
    session.type("\r")
    #expect(session.wait() == 0)
  }

  static let hostile = [
    "\u{1B}[2J\u{1B}[Hclear", "\u{1B}[31mred\u{1B}[7m", "\u{1B}]52;c;cm0gLXJm\u{7}", "\u{1B}]0;title\u{1B}\\",
    "\u{1B}[6n\u{1B}[c",
    "\u{9B}31mc1", "\u{9D}0;x\u{9C}", "abc\u{8}\u{8}\u{8}def", "a\u{200B}b",
    "Z" + String(repeating: "\u{301}", count: 500),
    "\u{202E}gnp.exe", "one\r\ntwo", String(repeating: "long ", count: 1000), "a\u{E0041}\u{E007F}b", "\u{7}\u{5}\u{E}",
    "\u{1B}",
  ]

  @Test("obeys nothing of what stands in names, prompts and errors", arguments: hostile)
  func obeysNothing(_ text: String) throws {
    let quoted = text.unicodeScalars.map {
      $0.value < 0x80 && $0.value >= 0x20 && !"\"\\".unicodeScalars.contains($0) ? String($0) : escape($0)
    }
    .joined()
    try runner.file(
      "hostile.yaml",
      """
      steps:
        - List: [First, "\(quoted)", "[2J", Last]
          as: rows
        - Choose From List: { list: "${rows}", prompt: "\(quoted)", section: "${it}" }
        - fail: "\(quoted)"
      """)
    let session = try runner.start("run", "hostile.yaml", showsOutput: true)
    session.expect { session.model().text.contains("Last") && !session.model().isInFrame }
    let model = session.model()
    #expect(model.surprises == [])
    #expect(model.text.contains("First") && model.text.contains("type to filter"))
    // Each row and each section is one line, where it would be without the others.
    #expect(model.cells.prefix(10).map { $0[2].text }.contains("F"))
    #expect(!model.text.contains("\u{202E}") && !model.text.contains("\u{E0041}"))
    session.type("\u{1B}[B\r")
    #expect(session.wait() == 1)
    #expect(session.model().surprises == [])
    #expect(session.model().isAsBefore)
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - code.count) + code
  }

  @Test("that belongs to a machine that runs checks is not asked, nor one that is not there")
  func nobody() throws {
    let machine = try runner.start("run", "people.yaml", with: ["CI": "true"])
    #expect(machine.wait() == 65)
    #expect(machine.screen == "")
    #expect(machine.errors.contains("because `CI` is set"))
    #expect(machine.errors.contains("`Sarah Love`"))
    let nobody = try runner.run("run", "people.yaml")
    #expect(nobody.status == 65)
    #expect(nobody.errors.contains("--answer person="))
  }
}
