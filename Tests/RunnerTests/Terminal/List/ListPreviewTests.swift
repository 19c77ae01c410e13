import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What stands beside a list, and lists that are searched elsewhere.
@Suite("Beside a list and behind it", .serialized)
struct ListPreviewTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("A command tells more of the highlighted row, which it gets as an argument and never as a part of itself")
  func preview() throws {
    let session = try runner.start(
      "pick", "--preview", "printf '\\033[31mab\\033(Bout\\033Pq#1\\033\\\\ \\033]0;x\\007%s' \"$1\"",
      input: "tea\n$(touch PWNED); `touch PWNED`\n")
    session.expect { session.model().text.contains("about tea") }
    session.type("\u{1B}[B")
    session.expect { session.model().text.components(separatedBy: "$(touch PWNED)").count == 3 }
    #expect(session.model().surprises == [])
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "$(touch PWNED); `touch PWNED`\n")
    #expect(!FileManager.default.fileExists(atPath: runner.folder.appending(path: "PWNED").path))
    #expect(session.model().isAsBefore)
  }

  @Test("The command gets the variables of whoever calls, and is ended once it has written what can be shown")
  func variables() throws {
    let session = try runner.start(
      "pick", "--preview", "echo about $1 in $PLACE; yes", input: "tea\n", with: ["PLACE": "the pot"])
    session.expect { session.model().text.contains("about tea in the pot") }
    session.type("\r")
    #expect(session.wait() == 0)
  }

  @Test("What has come is shown, line by line, while the command goes on and keys are taken")
  func streamed() throws {
    let session = try runner.start(
      "pick", "--preview",
      "mkfifo pipe; echo about $1; read -r x < pipe; echo then $x; printf half; : > halved; sleep 600", input: "tea\n")
    session.expect { session.model().text.contains("about tea") }
    let pipe = try FileHandle(forWritingTo: runner.folder.appending(path: "pipe"))
    pipe.write(Data("more\n".utf8))
    session.expect { session.model().text.contains("then more") }
    session.expect { FileManager.default.fileExists(atPath: runner.folder.appending(path: "halved").path) }
    // Each is drawn, with what has come until then.
    for typed in ["t", "te", "tea"] {
      session.type(String(typed.suffix(1)))
      session.expect { session.model().text.contains("> \(typed)") }
    }
    #expect(!session.model().text.contains("half"))
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "tea\n")
  }

  @Test("What was written before the command failed stays, with what is wrong behind it")
  func failed() throws {
    let session = try runner.start("pick", "--preview", "echo about $1; printf half; nonesuch", input: "tea\n")
    session.expect { session.model().text.contains("nonesuch: not found") }
    let text = session.model().text
    #expect(text.contains("about tea") && text.contains("half"))
    session.type("\r")
    #expect(session.wait() == 0)
  }

  @Test("Going on to another row ends the command, with what it has started")
  func ended() throws {
    let session = try runner.start(
      "pick", "--preview", "if [ \"$1\" = slow ]; then (sleep 600 & echo $! > child; wait); else echo done with $1; fi",
      input: "slow\nquick\n")
    session.expect { (try? runner.text(of: "child"))?.hasSuffix("\n") == true }
    let child = try #require(pid_t(try runner.text(of: "child").trimmingCharacters(in: .newlines)))
    session.type("\u{1B}[B")
    session.expect { session.model().text.contains("done with quick") }
    session.expect { kill(child, 0) != 0 || isGone(child) }
    session.type("\r")
    #expect(session.wait() == 0)
  }

  @Test("The command ends with the list, with what it has started", arguments: ["\r", "\u{1B}", "\u{3}"])
  func leftBehind(key: String) throws {
    let session = try runner.start("pick", "--preview", "sleep 600 & echo $! > child; wait", input: "slow\n")
    session.expect { (try? runner.text(of: "child"))?.hasSuffix("\n") == true }
    let child = try #require(pid_t(try runner.text(of: "child").trimmingCharacters(in: .newlines)))
    session.type(key)
    _ = session.wait()
    #expect(kill(child, 0) != 0 || isGone(child))
  }

  /// Ended, and waiting for nobody but the system to be taken away.
  private func isGone(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? true
  }

  @Test("What is not on a list is searched for while it is typed")
  func search() throws {
    try runner.file("movie.yaml", "steps:\n  - Get Movie\n  - Text: ${previous.title}\n")
    let session = try runner.start("run", "movie.yaml")
    session.expect { session.model().text.contains("type to search") }
    session.type("metrop")
    session.expect { session.model().text.contains("Metropolis") }
    session.type("\r")
    #expect(session.wait() == 0)
    #expect(session.output == "Metropolis\n")
    #expect(session.model().surprises == [])
  }

  @Test("The accessible list has the same powers, and no control of the terminal")
  func accessible() throws {
    for (name, text) in ListScreenTests.workflows { try runner.file(name, text) }
    let session = try runner.start("run", "drinks.yaml", with: ["ACCESSIBLE": "1"])
    session.expect("Enter for Milk")
    session.type("/co\n")
    session.expect("/ for all rows")
    try GoldenScreen.expect(session.model().portrait, equals: "drinks-accessible")
    session.type("all\n")
    #expect(session.wait() == 0)
    #expect(session.output == "Coffee\nCocoa\n")
    #expect(!session.screen.contains("\u{1B}"))
  }
}
