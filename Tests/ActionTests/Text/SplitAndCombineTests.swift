import Testing
import TestSupport
import Workflow

@Suite("Split Text, Combine Text and Change Case")
struct SplitAndCombineTests {
  @Test(
    "A text is taken apart",
    arguments: [
      (#""a\nb\r\nc""#, "", #"["a","b","c"]"#), (#""a\n\nb""#, "", #"["a","","b"]"#), (#""""#, "", "[]"),
      (#""a\n""#, "", #"["a"]"#),
      (#"" a  b ""#, ", separator: spaces", #"["a","b"]"#), (#""añ""#, ", separator: every_character", #"["a","ñ"]"#),
      (#""a,b,,c""#, ", separator: custom", #"["a","b","","c"]"#),
      (#""a--b""#, ", separator: custom, custom: --", #"["a","b"]"#),
    ])
  func split(text: String, parameters: String, json: String) async throws {
    let run = try await WorkflowRun(steps: "- Split Text: { text: \(text)\(parameters) }")
    #expect(run.diagnostics == [])
    #expect(try run.json() == json)
  }

  @Test("An empty separator is refused with a code, and one beside another kind is an error")
  func separator() async throws {
    let empty = try await WorkflowRun(steps: "- Split Text: { text: a, separator: custom, custom: '' }")
    #expect(empty.failure?.failure.code == "no_separator")
    let stray = try await WorkflowRun(steps: "- Split Text: { text: a, custom: b }")
    #expect(stray.diagnostics.count == 1)
  }

  @Test(
    "Texts are put together",
    arguments: [
      ("[a, b]", "", #""a\nb""#), ("[1, true, 30s]", ", separator: spaces", #""1 true 30s""#), ("[]", "", #""""#),
      ("[a, b]", ", separator: every_character", #""ab""#), ("[a, b]", ", separator: custom, custom: '-'", #""a-b""#),
    ])
  func combine(texts: String, parameters: String, json: String) async throws {
    let run = try await WorkflowRun(steps: "- Combine Text: { texts: \(texts)\(parameters) }")
    #expect(run.diagnostics == [])
    #expect(try run.json() == json)
  }

  @Test(
    "The case of a text is changed",
    arguments: [
      ("uppercase", "IT'S A SÄULE. 2ND!"), ("lowercase", "it's a säule. 2nd!"), ("every_word", "It's A Säule. 2nd!"),
      ("sentence", "It's a säule. 2nd!"), ("alternating", "iT's A sÄuLe. 2Nd!"),
    ])
  func changeCase(style: String, result: String) async throws {
    let run = try await WorkflowRun(steps: "- Change Case: { text: \"it's a SÄULE. 2nd!\", case: \(style) }")
    #expect(run.output.text == result)
  }
}
