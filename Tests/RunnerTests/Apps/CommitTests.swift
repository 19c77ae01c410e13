import Foundation
import TestSupport
import Testing

/// The sample that asks git, in a real repository.
@Suite("Commits of a repository")
struct CommitTests {
  private let runner: BuiltRunner

  /// A repository with two branches, made without the settings of whoever runs the tests.
  init() throws {
    runner = try BuiltRunner()
    for name in ["commits.yaml", "git.yaml"] {
      try runner.file(name, try ProjectFolder.text(of: "Workflows/\(name)"))
    }
    let made = try runner.shell(
      """
      set -e
      export GIT_CONFIG_NOSYSTEM=1 GIT_COMMITTER_NAME=Joe GIT_COMMITTER_EMAIL=joe@example.org
      export GIT_AUTHOR_NAME='Sarah	Love' GIT_AUTHOR_EMAIL=sarah@example.org
      mkdir -p "project's files" && cd "project's files"
      git init -q -b main .
      commit() {
        export GIT_AUTHOR_DATE="$1T10:00:00Z" GIT_COMMITTER_DATE="$1T10:00:00Z"
        echo "$2" >> notes.txt && git add . && git commit -q -m "$2"
      }
      commit 2024-01-01 'Begin'
      commit 2024-01-02 'Say "$(touch PWNED)"; rm -rf ~'
      git checkout -q -b topic/next
      commit 2024-02-01 'Try: a new # thing'
      git checkout -q main
      """)
    try #require(made.status == 0, "\(made.errors)")
  }

  private static let folder = "project's files"

  @Test("A commit is picked by its title, and comes as JSON")
  func json() throws {
    let outcome = try runner.run(
      "run", "commits.yaml", "--repository", CommitTests.folder, "--branch", "main", "--yes", "--answer",
      "commit=Begin",
      "--output-type", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let commit = try JSONDecoder().decode([String: Field].self, from: Data(outcome.output.utf8))
    #expect(commit["title"] == .text("Begin"))
    #expect(commit["date"] == .text("2024-01-01T10:00:00Z"))
    #expect(commit["parents"] == .number(0))
    #expect(outcome.errors.contains("notes.txt"))
  }

  /// A value of a JSON object without objects in it.
  private enum Field: Decodable, Equatable {
    case text(String), number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  @Test("The branches to pick from are those of the repository", arguments: [("nobody", 65), ("topic/next", 0)])
  func branches(name: String, status: Int32) throws {
    let outcome = try runner.run(
      "run", "commits.yaml", "--repository", CommitTests.folder, "--branch", name, "--yes", "--answer", "commit=#1")
    #expect(outcome.status == status, "\(outcome.errors)")
    if status != 0 { #expect(outcome.errors.contains("`topic/next`, `main`")) }
  }

  @Test("At a terminal the question says what it touches, then come the branches, then the commits")
  func terminal() throws {
    let session = try runner.start(
      "run", "commits.yaml", "--repository", CommitTests.folder, "--output-type", "json", with: ["ACCESSIBLE": "1"])
    session.expect("run the program git")
    session.expect("Enter takes no")
    session.type("y\r")
    session.expect("topic/next")
    session.expect("> ")
    session.type("2\r")
    session.expect("Which commit?")
    session.expect("Sarah Love, 2024-01-02")
    session.type("Begin\r")
    #expect(session.wait() == 0)
    #expect(session.output.contains("\"title\": \"Begin\""))
    #expect(session.screen.contains("read \(runner.folder.resolvingSymlinksInPath().path)/\(CommitTests.folder)"))
    #expect(!FileManager.default.fileExists(atPath: runner.folder.path + "/PWNED"))
  }

  @Test("Without permission for the folder git is not asked")
  func refused() throws {
    let outcome = try runner.run(
      "run", "commits.yaml", "--repository", CommitTests.folder, "--branch", "main", "--answer", "commit=Begin")
    #expect(outcome.status == 77)
    #expect(outcome.errors.contains("`--allow run=git`"))
    #expect(outcome.errors.contains("project's files"))
    let none = try runner.run(
      "run", "commits.yaml", "--branch", "main", "--yes", "--answer", "commit=Begin", "--output-type", "json")
    #expect(none.status == 1)
    #expect(none.errors.contains("This folder is no git repository. [no_repository]"))
  }
}
