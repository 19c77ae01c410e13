import TestSupport
import Testing
import Workflow

@Suite("Definitions")
struct DefinitionTests {
  private static func workflow(_ definitions: String, _ steps: String) -> String {
    definitions + "\nsteps:\n" + steps.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  private static let issues = """
    types:
      Issue:
        display: ${title}
        subtitle: "#${number} by ${author}"
        thumbnail: ${if 'bug' in labels then 'ladybug' else 'circle'}
        section: ${if number > 1 then 'new' else 'old'}
        properties:
          number: { type: number, identifier: true }
          title: text
          author: text
          labels: [text]
    enums:
      State: { open: Open, closed: Closed, all: { title: Open and closed, synonyms: [any], value: every } }
    actions:
      Get Issues:
        parameters:
          state: { type: State, default: open }
        returns: [Issue]
        steps:
          - List:
              - { number: 1, title: First, user: { login: joe }, labels: [bug], state: open }
              - { number: 2, title: Second, user: { login: ann }, labels: [], state: closed }
          - List: "${previous.filter(state == 'all' or it.state == state.name)}"
        map: { author: "${it.user.login}" }
    """

  static let typeCases = [
    Behaviour(
      "An item has its properties", workflow(issues, "- Get Issues\n- return: ${previous[1].title}"), gives: #""First""#
    ),
    Behaviour(
      "It is displayed as the type says",
      workflow(
        issues,
        "- Get Issues: { state: all }\n"
          + "- return: \"${previous.map([it.display(), it.subtitle() ?? '', it.thumbnail() ?? ''])}\""),
      gives: ##"[["First","#1 by joe","ladybug"],["Second","#2 by ann","circle"]]"##),
    Behaviour(
      "An enum is read by its case", workflow(issues, "- Get Issues: { state: closed }"), gives: #"[{"number":2*"#),
    Behaviour("Not by another", workflow(issues, "- Get Issues: { state: shut }"), gives: "refused unknown-case"),
    Behaviour(
      "A case has another name on the wire",
      workflow(issues, "- set: { s: \"${'all'.as(State)}\" }\n- return: ${s.value}"), gives: #""every""#),
    Behaviour(
      "An item is picked by its identifier or name",
      workflow(
        issues, "- Get Issues: { state: all }\n- Choose From List: Which?\n  as: it_is\n- return: ${it_is.author}"),
      gives: #""ann""#, answers: ["it_is=Second"]),
    Behaviour(
      "What `map` does not fill is taken by its name, and must be there",
      workflow(
        """
        types:
          Deck: { properties: { name: text, size: number, note: text? } }
        actions:
          Get Deck: { returns: Deck, steps: [ return: { name: Kiel } ] }
        """, "- Get Deck"), gives: "failed conversion: *"),
    Behaviour(
      "An optional property may be missing",
      workflow(
        """
        types:
          Deck: { properties: { name: text, note: text? } }
        actions:
          Get Deck: { returns: Deck, steps: [ return: { name: Kiel } ] }
        """, "- Get Deck"), gives: #"{"name":"Kiel","note":null}"#),
    Behaviour(
      "A property may be of another type of the file, wherever that stands",
      workflow(
        """
        types:
          Deck: { properties: { owner: Member } }
          Member: { properties: { name: text } }
        actions:
          Get Owner: { returns: Member, steps: [ return: { name: Ann } ] }
          Get Deck: { returns: Deck, steps: [ { Get Owner: , as: o }, { return: { owner: "${o}" } } ] }
        """, "- Get Deck\n- return: ${previous.owner.name}"), gives: #""Ann""#),
  ]

  @Test("Types and enums", arguments: typeCases)
  func types(_ behaviour: Behaviour) async throws { try await check(behaviour) }

  static let actionCases = [
    Behaviour(
      "Parameters are in scope",
      workflow(
        "actions:\n  Greet: { parameters: { name: text }, steps: [ return: \"Hello ${name}\" ] }",
        "- Greet: { name: Ann }"),
      gives: #""Hello Ann""#),
    Behaviour(
      "A key parameter takes what stands behind",
      workflow(
        "actions:\n  Greet: { parameters: { name: { key: true } }, steps: [ return: \"Hello ${name}\" ] }",
        "- Greet: Ann"),
      gives: #""Hello Ann""#),
    Behaviour(
      "The input parameter takes the previous output and comes into the block",
      workflow(
        "actions:\n  Shout: { parameters: { words: { input: true } }, steps: [ Make Uppercase ] }", "- Text: a\n- Shout"
      ),
      gives: #""A""#),
    Behaviour(
      "A missing parameter is asked for",
      workflow(
        "actions:\n  Greet: { parameters: { name: text }, steps: [ return: \"${name}\" ] }",
        "- Greet:\n  as: g"), gives: #""Ann""#, answers: ["g.name=Ann"]),
    Behaviour(
      "A parameter that does not exist is refused",
      workflow("actions:\n  Greet: { parameters: { name: text }, steps: [] }", "- Greet: { nam: Ann }"),
      gives: "refused unknown-parameter"),
    Behaviour(
      "`return` leaves the definition, not the workflow",
      workflow(
        "actions:\n  One: { steps: [ { repeat: 3, do: [ return: 1 ] }, fail: no ] }", "- One\n- return: ${previous + 1}"
      ),
      gives: "2"),
    Behaviour(
      "`stop` ends the definition with nothing",
      workflow(
        "actions:\n  One: { steps: [ { if: \"${1 < 2}\", then: [ stop ] }, return: 1 ] }",
        "- One:\n  as: x\n- return: ${x == nothing}"),
      gives: "true"),
    Behaviour(
      "Its names are its own",
      workflow("actions:\n  One: { steps: [ set: { a: 2 } ] }", "- set: { a: 1 }\n- One\n- return: ${a}"), gives: "1"),
    Behaviour(
      "It cannot read those of the caller",
      workflow("actions:\n  One: { steps: [ return: \"${a}\" ] }", "- set: { a: 1 }\n- One"),
      gives: "refused unknown-name"),
    Behaviour(
      "It passes the previous output on where it has none",
      workflow("actions:\n  Say: { steps: [ Show Result: a ] }", "- Text: b\n- Say\n- return: ${previous}"),
      gives: #"a | "b""#),
    Behaviour(
      "The result is converted to what it returns",
      workflow("actions:\n  One: { returns: number, steps: [ return: \"12\" ] }", "- One\n- return: ${previous + 1}"),
      gives: "13"),
    Behaviour(
      "What can never be that is refused",
      workflow("actions:\n  One: { returns: number, steps: [ List: [1, 2] ] }", "- One"), gives: "failed conversion: *"),
    Behaviour(
      "Its type is found out where nobody says",
      workflow("actions:\n  One: { steps: [ return: a ] }", "- One\n- return: ${previous + 1}"),
      gives: "refused operator-types"),
    Behaviour(
      "One may call another, wherever that stands",
      workflow("actions:\n  One: { steps: [ Two ] }\n  Two: { steps: [ return: 2 ] }", "- One"), gives: "2"),
    Behaviour(
      "One may call itself, 16 deep",
      workflow(
        """
        actions:
          Down:
            parameters: { n: { type: number, key: true } }
            returns: number
            steps: [ { if: "${n == 0}", then: [ return: 0 ] }, { Down: "${n - 1}" }, return: "${previous + 1}" ]
        """, "- Down: 15"), gives: "15"),
    Behaviour(
      "Not deeper", workflow("actions:\n  Down: { steps: [ Down ] }", "- Down"), gives: "failed limit: *"),
    Behaviour(
      "It may wait, as its steps do",
      workflow("actions:\n  Rest: { steps: [ Wait: 1s, return: done ] }", "- Rest"), gives: #""done""#),
    Behaviour(
      "It may be confirmed",
      workflow("actions:\n  Wipe: { confirm: \"Wipe ${1 + 1} disks?\", steps: [ return: done ] }", "- Wipe:\n  as: w"),
      gives: #""done""#, answers: ["w.confirm=yes"]),
    Behaviour(
      "And then does nothing without",
      workflow("actions:\n  Wipe: { confirm: Really?, steps: [ Show Result: done, return: 1 ] }", "- Wipe:\n  as: w"),
      gives: "failed cancelled: *", answers: ["w.confirm=no"]),
    Behaviour(
      "A code says what its message is",
      workflow(
        "actions:\n  One: { errors: { empty: Please select some files. }, steps: [ fail: { code: empty } ] }", "- One"),
      gives: "failed custom empty: Please select some files."),
    Behaviour(
      "The caller catches it by its code",
      workflow(
        "actions:\n  One: { errors: { empty: No. }, steps: [ fail: { code: empty } ] }",
        "- One:\n  catch: { cases: { empty: [ return: caught ] } }"), gives: #""caught""#),
    Behaviour(
      "`failure` puts it in other words",
      workflow(
        "actions:\n  One: { failure: \"Sadly: ${error.message}\", steps: [ fail: No more. ] }", "- One"),
      gives: "failed failed: Sadly: No more."),
    Behaviour(
      "`timeout` ends it",
      workflow("actions:\n  One: { timeout: 2s, steps: [ { while: \"${true}\", do: [ Wait: 1s ] } ] }", "- One"),
      gives: "failed timeout: *"),
  ]

  @Test("Actions by steps", arguments: actionCases)
  func actions(_ behaviour: Behaviour) async throws { try await check(behaviour) }

  private static let parts = [
    "parts/issues.yaml": issues,
    "parts/pick.yaml": """
    name: Pick One
    inputs:
      list: { type: [text], input: true }
      place: { type: number, default: 1 }
    steps: [ return: "${list[place]}" ]
    """,
    "self.yaml": "name: Me\nsteps: [ Run Workflow: ./self.yaml ]",
  ]

  static let fileCases = [
    Behaviour(
      "A file uses the actions and types of another",
      "uses: [./parts/issues.yaml]\nsteps: [ Get Issues, return: \"${previous.title}\" ]",
      gives: #"["First"]"#, files: parts),
    Behaviour(
      "A workflow that is used is called by its name",
      "uses: [./parts/pick.yaml]\nsteps: [ List: [a, b], Pick One: { place: 2 } ]", gives: #""b""#, files: parts),
    Behaviour(
      "Or by its file", "- List: [a, b]\n- Run Workflow: { file: ./parts/pick.yaml, with: { place: 2 } }",
      gives: #""b""#,
      files: parts),
    Behaviour(
      "Its inputs are checked", "- Run Workflow: { file: ./parts/pick.yaml, with: { list: [a], place: two } }",
      gives: "refused wrong-value", files: parts),
    Behaviour(
      "Its output has a type",
      "- Run Workflow: { file: ./parts/pick.yaml, with: { list: [a] } }\n- return: ${previous * 2}",
      gives: "refused operator-types", files: parts),
    Behaviour(
      "A workflow may run itself, 16 deep", "- Run Workflow: ./self.yaml", gives: "failed limit: *", files: parts),
  ]

  @Test("Other files", arguments: fileCases)
  func files(_ behaviour: Behaviour) async throws { try await check(behaviour) }

  static let optionCases = [
    Behaviour(
      "Options may come of a step",
      "inputs: { x: { type: Issue, options: { Get Issues: { state: all } } } }\n"
        + workflow(issues, "- return: ${x.author}"), gives: #""ann""#, inputs: ["x": .words(["Second"])]),
    Behaviour(
      "Which sees the parameters before",
      "inputs:\n  s: State\n  x: { type: Issue, options: { Get Issues: { state: \"${s}\" } } }\n"
        + workflow(issues, "- return: ${x.author}"), gives: "failed input: *",
      inputs: ["s": .words(["open"]), "x": .words(["Second"])]),
    Behaviour(
      "Items stand for a text by their name",
      "inputs: { x: { type: text, options: { Get Issues: { state: all } } } }\n" + workflow(issues, "- return: ${x}"),
      gives: #""Second""#, inputs: ["x": .words(["second"])]),
  ]

  @Test("Options by a step", arguments: optionCases)
  func options(_ behaviour: Behaviour) async throws { try await check(behaviour) }

  private func check(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(behaviour.isMet(by: outcome), "\(outcome)")
  }
}
