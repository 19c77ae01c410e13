import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program of this machine that says a text aloud, in a language.
struct Voice: Sendable {
  enum Program: String, CaseIterable {
    case espeak = "espeak-ng"
    case dispatcher = "spd-say"
    case say
  }

  let program: Program
  /// `de`; nothing where none is set.
  let language: String?

  /// The first that is found in `PATH`; nothing where there is none.
  /// - Parameter locale: `de_DE`.
  init?(in environment: any Environment, locale: String) {
    let folders = (environment.setting("PATH") ?? "").split(separator: ":")
    let found = Program.allCases.first { program in
      folders.contains { access("\($0)/\(program.rawValue)", X_OK) == 0 }
    }
    guard let found else { return nil }
    program = found
    let language = locale.prefix { $0 != "_" && $0 != "-" }
    self.language = ["C", "POSIX", ""].contains(String(language)) ? nil : language.lowercased()
  }

  /// The call that says a text and ends when it is said.
  func call(_ text: String) -> ProgramCall {
    let input = File(.data(Array(text.utf8)), name: "text.txt", type: ContentType("text/plain"))
    switch program {
    case .espeak: return ProgramCall([program.rawValue] + languageFlags("-v") + ["--stdin"], input: input)
    case .dispatcher: return ProgramCall([program.rawValue, "-w"] + languageFlags("-l") + ["--", text])
    // It has a voice for each language, and no flag for the language.
    case .say: return ProgramCall([program.rawValue, "-f", "-"], input: input)
    }
  }

  private func languageFlags(_ flag: String) -> [String] { language.map { [flag, $0] } ?? [] }

  /// - Throws: a ``Diagnostic`` where `--speak` is given and nothing can speak.
  static func check(_ arguments: Arguments, in environment: any Environment) throws {
    if arguments.has(RunFlags.speak), Voice(in: environment, locale: environment.locale) == nil {
      throw Ending(.refused, [.noVoice])
    }
  }
}

extension Diagnostic {
  fileprivate static let noVoice = Diagnostic(
    code: "no-voice", "`--speak` needs a program that speaks, and `PATH` has none.", at: nil,
    hint: "install `espeak-ng` or `speech-dispatcher`; on macOS `say` is there")
}
