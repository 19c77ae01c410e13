import TestSupport
import Testing
import Workflow

/// Actions in YAML that built-in ones carry out.
@Suite("Definitions by programs and requests")
struct DefinedActionTests {
  private func outcome(_ actions: String, _ steps: String) async throws -> String {
    let types = """
      types:
        Issue: { properties: { number: { type: number, identifier: true }, title: text, author: text? } }
        Somebody: { properties: { name: text, trade: text? } }
      """
    let text =
      "\(types)\nactions:\n" + actions.split(separator: "\n").map { "  \($0)\n" }.joined() + "steps:\n"
      + steps.split(separator: "\n").map { "  \($0)\n" }.joined()
    return try await WorkflowRun(text, transport: ExampleNetwork(), programs: SystemPrograms()).outcome
  }

  @Test("What a program writes becomes items of the type that is returned")
  func program() async throws {
    let actions = """
      Get Issues:
        parameters: { title: { key: true } }
        returns: [Issue]
        run: [printf, '[{"number":1,"title":"%s","user":{"login":"joe"}}]', "${title}"]
        parse: json
        map: { author: "${it.user.login}" }
      """
    #expect(try await outcome(actions, "- Get Issues: Fix it\n- return: ${previous.author}") == #"["joe"]"#)
    #expect(try await outcome(actions, "- Get Issues: Fix it\n- return: ${previous.title}") == #"["Fix it"]"#)
  }

  @Test("How a program failed tells which error it is")
  func errors() async throws {
    let actions = """
      Look:
        parameters: { status: { type: number, key: true } }
        run: [sh, -c, 'echo "x not found" >&2; exit "$1"', sh, "${status}"]
        errors:
          gone: { when: "${stderr contains 'not found' and exit == 3}", message: There is no such thing. }
      """
    #expect(try await outcome(actions, "- Look: 3") == "failed custom gone: There is no such thing.")
    #expect(try await outcome(actions, "- Look: 4") == "failed process: `sh` ended with status 4: x not found.")
    #expect(
      try await outcome(actions, "- Look: 3\n  catch: { cases: { gone: { return: caught } } }") == #""caught""#)
  }

  @Test("What a reply brings is read by its type")
  func request() async throws {
    let actions = """
      Get Everybody: { http: { url: "https://example.org/people" } }
      Get Named: { http: { url: "https://example.org/people" }, returns: [Somebody] }
      Get Nobody: { http: { url: "https://example.org/nobody" }, errors: { gone: { when: "${status == 404}", message: Nobody. } } }
      Get Told: { http: { url: "https://example.org/told" }, errors: { gone: { when: "${status == 404}", message: "Gone: ${body.why}" } } }
      """
    #expect(try await outcome(actions, "- Get Told") == "failed custom gone: Gone: moved")
    #expect(try await outcome(actions, "- Get Everybody\n- return: ${previous[1].name}") == #""Joe Bloggs""#)
    #expect(try await outcome(actions, "- Get Named\n- return: ${previous[1].name}") == #""Joe Bloggs""#)
    #expect(try await outcome(actions, "- Get Nobody") == "failed custom gone: Nobody.")
  }

  @Test("What `http` does not know is refused")
  func unknown() async throws {
    let actions = "Get All: { http: { url: 'https://example.org/', item: '${it}' } }"
    #expect(try await outcome(actions, "- Get All") == "refused unknown-key")
  }
}
