import Foundation
import TestSupport
import Testing

@testable import Workflow

@Suite("What is said about a workflow")
struct LoaderTests {
  private static let names = Golden.names(in: "errors", extension: "yaml")

  /// The files that the goldens use, beside them in `parts`.
  private static let parts = Dictionary(
    uniqueKeysWithValues: Golden.names(in: "parts", extension: "yaml").map { name in
      (
        "parts/\(name).yaml",
        (try? Golden.bytes("parts/\(name).yaml")).map { String(decoding: $0, as: UTF8.self) } ?? ""
      )
    })

  private static func load(_ source: SourceFile) -> Loaded {
    Loader(catalogue: .trials, files: TestFiles(parts)).load(source)
  }

  private static func source(_ name: String) throws -> SourceFile {
    SourceFile(path: "\(name).yaml", bytes: try Golden.bytes("errors/\(name).yaml"))
  }

  @Test("It is what the golden says", arguments: names)
  func golden(_ name: String) throws {
    let loaded = Self.load(try Self.source(name))
    #expect(!loaded.diagnostics.isEmpty)
    #expect((loaded.plan == nil) == loaded.diagnostics.hasErrors)
    try Golden.expect(
      DiagnosticRenderer(isColored: false).text(loaded.diagnostics.sorted), equals: "errors/\(name).txt")
  }

  @Test(
    "Of a file that is none of workflows or definitions no line is told, unless it lies beside the workflow as one",
    arguments: [
      // The runner's own, whatever they look like and whatever way leads there.
      ("home/.config/runner/secrets.yaml", false), ("home/.config/runner/own.yaml", false),
      ("home/.local/state/runner/data.yaml", false), ("work/settings.yaml", false),
      ("home/.netrc", false), ("home/hosts.yaml", false), ("work/out.yaml", false), ("work/list.txt", false),
      ("home/mistake.yaml", true), ("work/deep/mistake.yaml", true), ("work/hosts.yaml", true),
      ("home/.config/runner/workflows/mistake.yaml", true),
    ], ["uses: [FILE]\nsteps: []\n", "steps:\n  - Run Workflow: { file: FILE }\n"])
  func quoted(used: (path: String, isQuoted: Bool), workflow: String) throws {
    let place = try TemporaryPlace()
    let mistake = "hunter2: a\nsteps: []\n"
    for (path, text) in [
      ("home/.config/runner/secrets.yaml", "hunter2: hunter2\n"), ("home/.config/runner/own.yaml", mistake),
      ("home/.local/state/runner/data.yaml", mistake), ("home/.config/runner/workflows/mistake.yaml", mistake),
      ("home/.netrc", "machine a\n  password: [hunter2\n"), ("home/hosts.yaml", "hunter2: a\n"),
      ("work/hosts.yaml", "hunter2: a\n"), ("home/mistake.yaml", mistake), ("work/deep/mistake.yaml", mistake),
      ("work/list.txt", "- hunter2\n"),
    ] { try place.file(path, text) }
    try place.link("work/settings.yaml", to: "../home/.config/runner/secrets.yaml")
    try place.link("work/out.yaml", to: "../home/hosts.yaml")
    let file = try place.file("work/main.yaml", workflow.replacing("FILE", with: "\(place.path)/\(used.path)"))
    let loaded = try Loader(
      catalogue: .trials, files: SystemFiles(), environment: TestEnvironment(["HOME": place.path + "/home"])
    ).load(path: file)
    #expect(loaded.diagnostics.hasErrors)
    let said = DiagnosticRenderer(isColored: false).text(loaded.diagnostics.sorted)
    #expect(said.contains("hunter2") == used.isQuoted, "\(said)")
  }

  @Test("What the runner keeps for itself is no workflow to run either")
  func own() throws {
    let place = try TemporaryPlace()
    let path = try place.file("home/.config/runner/secrets.yaml", "hunter2: hunter2\n")
    let loader = Loader(
      catalogue: .trials, files: SystemFiles(), environment: TestEnvironment(["HOME": place.path + "/home"]))
    let failure = #expect(throws: Failure.self) { try loader.load(path: path) }
    #expect(failure?.reason == .permission)
    #expect(throws: Failure.self) { try loader.names(in: path) }
  }

  @Test("It is one sentence with a place, and a few words on what to write", arguments: names)
  func form(_ name: String) throws {
    for diagnostic in Self.load(try Self.source(name)).diagnostics.all {
      #expect(diagnostic.range != nil, "\(diagnostic.code)")
      #expect(diagnostic.message.wholeMatch(of: /(\p{Lu}|`|\d)[\s\S]*[.!?…]/) != nil, "\(diagnostic.message)")
      if let hint = diagnostic.hint { #expect(!hint.hasSuffix(".") && !hint.isEmpty, "\(hint)") }
    }
  }

  @Test("Every safe fix leaves a file that no longer has the mistake", arguments: names)
  func fixes(_ name: String) throws {
    let source = try Self.source(name)
    let before = Self.load(source).diagnostics.sorted
    let (bytes, made) = FixApplier.apply(safeFixesOf: before, to: source)
    let fixable = before.count { $0.range?.file === source && $0.fixes.contains(where: \.isSafe) }
    #expect(made.count == fixable)
    guard !made.isEmpty else { return }
    let after = Self.load(SourceFile(path: source.path, bytes: bytes)).diagnostics.sorted
    let left = before.filter { !$0.fixes.contains(where: \.isSafe) }.map(\.code)
    #expect(after.map(\.code) == left, "\(String(decoding: bytes, as: UTF8.self))")
  }

  /// Codes of what is no workflow: answers, tests of workflows, values while running.
  private static let others = ["Resolve/", "Testing/", "Source/"]

  @Test("Every code that a workflow can meet has a golden")
  func codes() throws {
    var codes: Set<String> = []
    let folder = "Sources/Workflow/"
    for path in try ProjectFolder.files(in: "Sources/Workflow", ending: ".swift")
    where !Self.others.contains(where: { path.hasPrefix(folder + $0) }) {
      for match in try ProjectFolder.text(of: path).matches(of: /code: "([a-z0-9-]+)"/) {
        codes.insert(String(match.1))
      }
    }
    #expect(codes.count > 100)
    var shown: Set<String> = []
    for kind in ["errors", "yaml"] {
      for name in Golden.names(in: kind, extension: "txt") {
        let text = String(decoding: try Golden.bytes("\(kind)/\(name).txt"), as: UTF8.self)
        for match in text.matches(of: /(?m)^(?:error|warning): .* \[([a-z0-9-]+)\]$/) { shown.insert(String(match.1)) }
      }
    }
    // What libyaml might say that nobody has seen yet.
    #expect(codes.subtracting(shown).sorted() == ["yaml-syntax"])
  }

  @Test("Whatever a file has become by a slip, reading it ends soon and in order", arguments: 0..<20)
  func slips(_ part: Int) throws {
    let names = try ProjectFolder.files(in: "Workflows", ending: ".yaml").filter { !$0.hasSuffix(".test.yaml") }
    let texts = try names.map { Array(try ProjectFolder.text(of: $0).utf8) }
    var random = SplitMix(seed: UInt64(part))
    for _ in 0..<100 {
      var bytes = texts[Int(random.next() % UInt64(texts.count))]
      for _ in 0...(random.next() % 3) { Slip(&random).change(&bytes, &random) }
      let source = SourceFile(path: "slip.yaml", bytes: bytes)
      let start = ContinuousClock.now
      let diagnostics = Self.load(source).diagnostics.sorted
      #expect(ContinuousClock.now - start < .seconds(2), "\(String(decoding: bytes, as: UTF8.self))")
      for diagnostic in diagnostics {
        guard let range = diagnostic.range else { continue }
        #expect(range.start <= range.end && range.end <= bytes.count, "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }
}

/// A change of a text as fingers make it.
private enum Slip: CaseIterable {
  case deleteCharacter, doubleCharacter, swapCharacters, otherCharacter, deleteLine, doubleLine, swapLines, cut

  /// What a wrong key may type.
  private static let characters = Array(#"{}[]:-'"$#&*!|>%@`,?.\ "#.utf8) + [0x0A, 0x09, 0x00, 0xC3, 0xFF]

  init(_ random: inout SplitMix) { self = Slip.allCases[Int(random.next() % UInt64(Slip.allCases.count))] }

  func change(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard bytes.count > 2 else { return }
    let place = Int(random.next() % UInt64(bytes.count - 1))
    switch self {
    case .deleteCharacter: bytes.remove(at: place)
    case .doubleCharacter: bytes.insert(bytes[place], at: place)
    case .swapCharacters: bytes.swapAt(place, place + 1)
    case .otherCharacter: bytes[place] = Slip.characters[Int(random.next() % UInt64(Slip.characters.count))]
    case .cut: bytes.removeSubrange(place...)
    case .deleteLine, .doubleLine, .swapLines:
      var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      guard lines.count > 1 else { return }
      let line = Int(random.next() % UInt64(lines.count - 1))
      if self == .deleteLine {
        lines.remove(at: line)
      } else if self == .doubleLine {
        lines.insert(lines[line], at: line)
      } else {
        lines.swapAt(line, line + 1)
      }
      bytes = Array(lines.joined(separator: [0x0A]))
    }
  }
}
