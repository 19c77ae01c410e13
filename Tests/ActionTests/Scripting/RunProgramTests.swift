import Foundation
import Synchronization
import Testing
import TestSupport
import Workflow

/// What data may do to a program, and what a program may do to a run.
@Suite("Run Program")
struct RunProgramTests {
  private func outcome(_ steps: String, secrets: [String: String] = [:]) async throws -> String {
    let indented = steps.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    return try await WorkflowRun(
      "steps:\n" + indented.joined(separator: "\n"), secrets: secrets, programs: SystemPrograms()
    ).outcome
  }

  @Test(
    "A value is one argument, whatever it holds, and is never looked at again",
    arguments: [
      "Alien\"; touch PWNED; echo \"", "$(touch PWNED)", "It's'; touch PWNED; '", "a & touch PWNED | cat > PWNED",
      "zzz\";echo${IFS}\"hello\";#", "*", "!!; !$", "{{ secrets.api_key }} ${{ secrets.api_key }} ${API_KEY}",
      "::set-env name=PATH::/tmp/evil\n::add-path::/tmp/evil", "EOF\nother=1\nEOF<<",
      "\"},{\"use\":\"shell\",\"with\":{\"command\":\"touch PWNED\"}},{\"a\":\"",
    ])
  func data(text: String) async throws {
    let json = try JSONWriter.text(.text(text))
    let run = try await WorkflowRun(
      """
      inputs:
        title: { type: text }
      steps:
        - Run Program: [printf, '%s', "${title}"]
        - Run Program: [sh, -c, 'printf "%s" "$1"', sh, "${previous}"]
        - Run Program: { arguments: [cat], stdin: "${previous}" }
        - Run Program: { arguments: [printenv, TITLE], environment: { TITLE: "${previous}" } }
      """, inputs: ["title": .value(.text(text))], programs: SystemPrograms())
    #expect(run.failure?.failure.message == nil)
    #expect(try run.json() == json)
    #expect(!FileManager.default.fileExists(atPath: "PWNED"))
  }

  @Test("A case of an enum goes to a program as its value, alone, in a list and inside a longer text")
  func choice() async throws {
    let run = try await WorkflowRun(
      """
      enums: { State: { open: Open, all: { title: Open and closed, value: ALL } } }
      inputs:
        state: { type: State, default: all }
        states: { type: "[State]", default: [open, all] }
      steps:
        - Run Program:
            arguments: [printf, '%s,%s,%s,%s', "${state}", "--state=${state}", "${states}"]
          as: arguments
        - Run Program: { arguments: [cat], stdin: "${state}" }
          as: read
        - Run Program: { arguments: [printenv, STATE], environment: { STATE: "${state}" } }
          as: variable
        - Run Shell Script: { script: 'printf %s "$1"', arguments: ["${state}"] }
          as: script
      output: ["${arguments}", "${read}", "${variable}", "${script}", "${state} here"]
      """, programs: SystemPrograms())
    #expect(run.failure?.failure.message == nil)
    #expect(try run.json() == #"["ALL,--state=ALL,open,ALL","ALL","ALL","ALL","Open and closed here"]"#)
  }

  @Test(
    "What no program can be given, or must not, is refused",
    arguments: [
      (#"- Run Program: [printf, "a\0b"]"#, "failed input: An argument of `printf` has a NUL character."),
      (
        #"- Run Program: { arguments: [printenv], environment: { A: "a\0b" } }"#,
        "failed input: The variable `A` has a NUL character."
      ),
      ("- Run Program: []", "failed custom no_program: Please name a program to run."),
      (
        "- Run Program: { arguments: [cat], stdin: { a: 1 } }",
        "failed conversion: `stdin` of `Run Program` takes a text or a file, and this is the dictionary `{ a: 1 }`."
      ),
      (
        "- Run Program: { arguments: [cat], environment: { A: [1, 2] } }",
        "failed conversion: The variable `A` takes a text, and this is a list of 2 items."
      ),
    ])
  func refused(steps: String, outcome: String) async throws {
    #expect(try await self.outcome(steps) == outcome)
  }

  @Test("Secrets go into variables and the input, and not into arguments")
  func secrets() async throws {
    let given = try await outcome(
      """
      - Run Program:
          arguments: [sh, -c, 'test "$TOKEN" = abc && test "$(cat)" = abc && echo same']
          environment: { TOKEN: "${secrets.TOKEN}" }
          stdin: ${secrets.TOKEN}
      """, secrets: ["TOKEN": "abc"])
    #expect(given == #""same""#)
    let refused = try await outcome("- Run Program: [echo, \"${secrets.TOKEN}\"]", secrets: ["TOKEN": "abc"])
    #expect(refused.hasPrefix("refused "))
  }

  @Test(
    "The output is what it is taken for",
    arguments: [
      ("text", "a\\n\\nb\\r\\n\\n", #""a\n\nb""#),
      ("lines", "a\\r\\n\\nb\\n", #"["a","","b"]"#),
      ("lines", "", "[]"),
      ("json", "[1, null]", "[1,null]"),
      ("jsonl", "1\\n2\\n", "[1,2]"),
      ("yaml", "a: 1", #"{"a":1}"#),
      ("csv", "a,b\\n1,x\\n", #"[{"a":"1","b":"x"}]"#),
      ("file", "abc", #""output""#),
      (
        "json", "[1,\\n x]",
        "failed conversion: The output of `printf` is not JSON: expected a value, found `x]` in line 2, column 2."
      ),
      (
        "json", "[1",
        "failed conversion: The output of `printf` is truncated: its JSON ends too early, in line 1, column 3."
      ),
      ("json", "", "failed conversion: The output of `printf` is empty, but JSON was expected."),
      (
        "csv", "a\\n1,2\\n",
        "failed conversion: The output of `printf` is not CSV: a row has 2 fields, but the first one names 1 columns, in line 2."
      ),
      ("text", "\\377", "failed conversion: The output of `printf` is not a text in UTF-8."),
    ])
  func parsed(form: String, output: String, outcome: String) async throws {
    #expect(try await self.outcome("- Run Program: { arguments: [printf, '\(output)'], parse: \(form) }") == outcome)
  }

  @Test("The type of the output is known before it runs")
  func kinds() async throws {
    #expect(try await outcome("- Run Program: [printf, a]\n- Text: ${previous.upper()}") == #""A""#)
    #expect(
      try await outcome("- Run Program: { arguments: [printf, a], parse: lines }\n- Text: ${previous + 1}")
        .hasPrefix("refused "))
  }

  @Test(
    "A status that is not accepted tells what the program said, with nothing in it that a terminal obeys",
    arguments: [
      ("echo one >&2; echo two >&2; exit 4", "failed process: `sh` ended with status 4: one / two."),
      ("printf '\\033[2Jgone\\n' >&2; exit 1", "failed process: `sh` ended with status 1: \\x1b[2Jgone."),
      ("kill -15 $$", "failed process: `sh` ended with status 143."),
    ])
  func failed(script: String, outcome: String) async throws {
    #expect(try await self.outcome("- Run Program: [sh, -c, \(try JSONWriter.text(.text(script)))]") == outcome)
  }

  @Test("A status may be accepted, and the error tells what there is to know")
  func statuses() async throws {
    #expect(try await outcome("- Run Program: { arguments: [sh, -c, 'exit 1'], accept: [0, 1] }") == #""""#)
    let caught = try await outcome(
      """
      - Run Program: [sh, -c, 'echo no >&2; exit 9']
        catch: { cases: { process: [{ Text: "${error.data.status} ${error.data.stderr}" }] } }
      """)
    #expect(caught == #""9 no\n""#)
  }

  @Test("A program that floods the output is ended when its time is up", .timeLimit(.minutes(1)))
  func flood() async throws {
    let run = try await WorkflowRun(
      "steps:\n  - Run Program: ['yes']\n    timeout: 300ms\n", clock: SystemClock(), programs: SystemPrograms())
    let reason = try #require(run.failure?.failure.reason)
    #expect([.timeout, .limit].contains(reason))
  }

  @Test("A step's own time takes the place of the usual ten minutes")
  func ownTimeout() async throws {
    let programs = TimeoutReader()
    for steps in [
      "- Run Program: [a]", "- Run Program: [a]\n  timeout: 1h", "- do:\n    - Run Program: [a]\n  timeout: 1h",
    ] {
      _ = try await WorkflowRun(steps: steps, programs: programs)
    }
    #expect(programs.read == [ProgramCall.usualTimeout, nil, nil])
  }

  @Test("A program reads nothing that was meant for a question")
  func standardInput() async throws {
    let run = try await WorkflowRun(
      steps: "- Run Program: [cat]\n- Ask For Input: { prompt: Delete everything?, type: boolean }\n  as: sure",
      answers: ["sure=false"], programs: SystemPrograms())
    #expect(try run.outcome == "false")
  }
}

/// Programs that only tell how long they might run.
private final class TimeoutReader: Programs {
  private let timeouts = Mutex<[Span?]>([])

  var read: [Span?] { timeouts.withLock { $0 } }

  func run(_ call: ProgramCall, until cancellation: Cancellation) async throws -> ProgramResult {
    timeouts.withLock { $0.append(call.timeout) }
    let output = File(.data([]), name: "output", type: ContentType("text/plain"))
    return ProgramResult(status: 0, output: output, errorOutput: [])
  }
}
