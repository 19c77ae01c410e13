import TestSupport
import Testing
import Workflow

@Suite("Names")
struct ScopeTests {
  static let scopeCases = [
    Behaviour(
      "`as` in a loop hides the loop's own name",
      "- each: [a, b]\n  item: x\n  do:\n    - Text: ${x}\n    - Count: ${[x, x]}\n      as: x\n    - Text: ${x}",
      gives: #"["2","2"]"#),
    Behaviour(
      "A list that is put into itself ends with any type",
      "- set: { d: ~ }\n- repeat: 3\n  do: [{ set: { d: \"${[d]}\" } }]\n- return: ${d}", gives: "[[[null]]]"),
    Behaviour(
      "What is set under a `catch` may not be set",
      "- set: { l: [] }\n- set: { n: \"${l.first()}\" }\n  catch: []\n- return: ${n}", gives: "refused may-be-unset"),
    Behaviour(
      "What is known of a name is not known of one that hides it",
      "- List: [1]\n  when: ${now > now}\n  as: m\n- if: ${m != nothing}\n  then:\n    - Text: a\n      when: ${now > now}\n      as: m\n    - Text: ${m.upper()}",
      gives: "refused may-be-nothing"),
    Behaviour(
      "What an `if` has shown is forgotten where its other branch assigns",
      "- set: { x: a }\n- if: ${x == nothing}\n  then: { fail: none }\n  else: { set: { x: ~ } }\n- return: ${x.upper()}",
      gives: "refused may-be-nothing"),
    Behaviour("`set` gives a name a value", "- set: { x: a, y: b }\n- Text: ${x}${y}", gives: #""ab""#),
    Behaviour(
      "A later name of the same `set` sees an earlier one", "- set: { x: \"${2}\", y: \"${x * 3}\" }\n- Text: ${y}",
      gives: #""6""#),
    Behaviour("`as` names the output", "- Text: a\n  as: x\n- Text: ${x}!", gives: #""a!""#),
    Behaviour("`as` names what passes on", "- Text: a\n- Show Result: s\n  as: x\n- Text: ${x}!", gives: #"s | "a!""#),
    Behaviour(
      "Where nothing was given there is nothing to name", "- set: { y: 1 }\n  as: x", gives: "refused no-output"),
    Behaviour(
      "A name of a block is not known outside", "- do: { Text: a, as: x }\n- Text: ${x}", gives: "refused unknown-name"),
    Behaviour(
      "Nor is a `set` there", "- if: ${true}\n  then: { set: { x: 1 } }\n- Text: ${x}", gives: "refused unknown-name"),
    Behaviour(
      "It is known in the blocks inside", "- set: { x: a }\n- repeat: 1\n  do: { do: { Text: \"${x}\" } }",
      gives: #"["a"]"#),
    Behaviour(
      "`set` of a name from outside assigns outside", "- set: { x: a }\n- do: { set: { x: b } }\n- Text: ${x}",
      gives: #""b""#),
    Behaviour(
      "`as` names in its own block, whatever stands outside", "- set: { x: a }\n- do: { Text: b, as: x }\n- Text: ${x}",
      gives: #""a""#),
    Behaviour("`append` begins a list", "- append: { x: 1 }\n- append: { x: 2 }\n- List: ${x}", gives: "[1,2]"),
    Behaviour(
      "It adds one item, a list too",
      "- set: { x: [] }\n- append: { x: [1, 2] }\n- set: { y: \"${x}\" }\n- return: ${y}", gives: "[[1,2]]"),
    Behaviour(
      "It adds to a list from outside",
      "- set: { x: [] }\n- each: [a, b]\n  do: { append: { x: \"${item}\" } }\n- List: ${x}", gives: #"["a","b"]"#),
    Behaviour("It adds to nothing else", "- set: { x: a }\n- append: { x: b }", gives: "refused wrong-type"),
    Behaviour(
      "A scalar is a number where the runner prints it so",
      "- set: { a: 1, b: 01, c: 1.10, d: 1e3, e: 2.5 }\n- List: [\"${a}\", \"${b}\", \"${c}\", \"${d}\", \"${e}\"]",
      gives: #"[1,"01","1.10","1e3",2.5]"#),
    Behaviour(
      "Each turn begins with the names that were there", "- repeat: 2\n  do:\n    - append: { x: a }\n    - List: ${x}",
      gives: #"[["a"],["a"]]"#),
  ]

  @Test("They are lexical", arguments: scopeCases)
  func scope(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  static let kindsCases = [
    Behaviour(
      "A variable that is once nothing is optional", "- set: { x: a }\n- set: { x: null }\n- Text: ${x.upper()}",
      gives: "refused may-be-nothing"),
    Behaviour(
      "Also where that stands further down in a loop",
      """
      - set: { x: a }
      - repeat: 2
        do:
          - Text: ${x.upper()}
          - set: { x: null }
      """, gives: "refused may-be-nothing"),
    Behaviour(
      "Of two types it is `any`, which is checked while running",
      """
      - set: { x: a }
      - set: { x: "${1}" }
      - Text: ${x.upper()}
      """, gives: "failed *"),
    Behaviour(
      "What is assigned after a check needs another",
      """
      - set: { x: a }
      - if: ${x != nothing}
        then:
          - set: { x: null }
          - Text: ${x.upper()}
      """, gives: "refused *"),
    Behaviour(
      "A `set` under a `when` may not be read", "- set: { x: a }\n  when: ${1 < 2}\n- Text: ${x}",
      gives: "refused may-be-unset"),
    Behaviour(
      "Unless it was set before", "- set: { x: a }\n- set: { x: b }\n  when: ${1 < 2}\n- Text: ${x}", gives: #""b""#),
    Behaviour("Or is afterwards", "- set: { x: a }\n  when: ${1 < 2}\n- set: { x: c }\n- Text: ${x}", gives: #""c""#),
    Behaviour(
      "An `as` under a `when` is optional", "- Text: a\n  as: x\n  when: ${1 < 2}\n- Text: ${x.upper()}",
      gives: "refused may-be-nothing"),
    Behaviour(
      "It is nothing where the condition is false", "- Text: a\n  as: x\n  when: ${1 > 2}\n- Text: ${x ?? 'none'}",
      gives: #""none""#),
    Behaviour(
      "The output of branches is optional where one is nothing",
      """
      - if: ${1 < 2}
        then: { Text: a }
        else: Nothing
        as: x
      - Text: ${x.upper()}
      """, gives: "refused may-be-nothing"),
    Behaviour(
      "And `any` where they differ",
      """
      - if: ${1 < 2}
        then: { Text: a }
        else: { List: [1] }
        as: x
      - Text: ${x.upper()}
      """, gives: #""A""#),
    Behaviour(
      "A branch that leaves does not count",
      """
      - if: ${1 > 2}
        then: stop
        else: { Text: a }
        as: x
      - Text: ${x.upper()}
      """, gives: #""A""#),
    Behaviour(
      "A list that is begun empty takes the type of what is appended",
      """
      - set: { x: [] }
      - append: { x: a }
      - Text: ${x.first().upper()}
      """, gives: #""A""#),
  ]

  @Test("Their types are common to all that is assigned", arguments: kindsCases)
  func kinds(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(behaviour.isMet(by: outcome), "\(outcome)")
  }

  private static let optional = "- Text: a\n  as: x\n  when: ${1 < 2}\n"

  static let narrowingCases = [
    Behaviour(
      "In `then` of a check", optional + "- if: ${x != nothing}\n  then: { Text: \"${x.upper()}\" }", gives: #""A""#),
    Behaviour(
      "In `else` of the contrary", optional + "- if: ${x == nothing}\n  else: { Text: \"${x.upper()}\" }",
      gives: #""A""#),
    Behaviour(
      "Not in its `then`", optional + "- if: ${x == nothing}\n  then: { Text: \"${x.upper()}\" }", gives: "refused *"),
    Behaviour(
      "Not after it", optional + "- if: ${x != nothing}\n  then: []\n- Text: ${x.upper()}",
      gives: "refused may-be-nothing"),
    Behaviour(
      "With `and`", optional + "- if: ${x != nothing and 1 < 2}\n  then: { Text: \"${x.upper()}\" }", gives: #""A""#),
    Behaviour(
      "Not with `or`", optional + "- if: ${x != nothing or 1 < 2}\n  then: { Text: \"${x.upper()}\" }",
      gives: "refused may-be-nothing"),
    Behaviour("Under a `when`", optional + "- Text: ${x.upper()}\n  when: ${x != nothing}", gives: #""A""#),
    Behaviour(
      "Not after it, unless it leaves",
      optional + "- Text: ${x.upper()}\n  when: ${x != nothing}\n- Text: ${x.upper()}", gives: "refused may-be-nothing"),
    Behaviour(
      "After a `fail` under it", optional + "- fail: None.\n  when: ${x == nothing}\n- Text: ${x.upper()}",
      gives: #""A""#),
    Behaviour(
      "After a `return` under it", optional + "- return: none\n  when: ${x == nothing}\n- Text: ${x.upper()}",
      gives: #""A""#),
    Behaviour(
      "After a `stop` under it", optional + "- stop:\n  when: ${x == nothing}\n- Text: ${x.upper()}", gives: #""A""#),
    Behaviour(
      "After an `if` that leaves", optional + "- if: ${x == nothing}\n  then: stop\n- Text: ${x.upper()}",
      gives: #""A""#),
    Behaviour(
      "Not where the leaving is caught",
      optional + "- fail: None.\n  when: ${x == nothing}\n  catch: []\n- Text: ${x.upper()}",
      gives: "refused may-be-nothing"),
    Behaviour(
      "In the turns of a `while`",
      optional + "- while: ${x != nothing}\n  do:\n    - Show Result: ${x.upper()}\n    - break", gives: "A | null"),
    Behaviour(
      "Not where a turn makes it nothing again",
      """
      - Text: a
        as: x
        when: ${1 < 2}
      - if: ${x != nothing}
        then:
          - repeat: 2
            do:
              - Text: ${x.upper()}
              - set: { x: null }
      """, gives: "refused may-be-nothing"),
    Behaviour("By a value that is set", optional + "- set: { x: b }\n- Text: ${x.upper()}", gives: #""B""#),
  ]

  @Test("A check against nothing narrows the type", arguments: narrowingCases)
  func narrowing(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(behaviour.isMet(by: outcome), "\(outcome)")
  }

  static let reservedCases = ["inputs", "item", "it", "index", "error", "previous", "secrets", "environment", "now"]

  @Test("The names of the language cannot be set", arguments: reservedCases)
  func reserved(_ name: String) async throws {
    for steps in ["- set: { \(name): 1 }", "- append: { \(name): 1 }", "- Text: a\n  as: \(name)"] {
      #expect(try await Behaviour("", steps, gives: "").run() == "refused reserved-name", "\(steps)")
    }
  }

  @Test(
    "A word of the expressions, or what has other characters, is no name",
    arguments: ["not", "two words", "1st", "a-b", "true", "\"\""])
  func badName(_ name: String) async throws {
    #expect(try await Behaviour("", "- set: { \(name): 1 }", gives: "").run() == "refused bad-name")
  }

  @Test("A name may have letters of any language", arguments: ["größe", "名前", "x_1", "_"])
  func goodName(_ name: String) async throws {
    #expect(try await Behaviour("", "- set: { \(name): a }\n- Text: ${\(name)}", gives: "").run() == #""a""#)
  }

  @Test("An input that a name hides is read as `inputs.x`")
  func hidden() async throws {
    let workflow = """
      inputs: { list: { type: text, default: given } }
      steps:
        - set: { list: "${list}, hidden" }
        - Text: ${list} (${inputs.list})
      """
    #expect(try await Behaviour("", workflow, gives: "").run() == #""given, hidden (given)""#)
  }
}
