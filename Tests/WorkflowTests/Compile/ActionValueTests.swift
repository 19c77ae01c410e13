import TestSupport
import Testing
import Workflow

@Suite("What is written behind an action")
struct ActionValueTests {
  static let formsCases = [
    Behaviour("A bare text names an action", "- Get People\n- Text: ${previous.count()}", gives: #""3""#),
    Behaviour("Nothing behind it gives no parameters", "- Get People:\n- Text: ${previous.count()}", gives: #""3""#),
    Behaviour(
      "With modifiers it has a colon", "- Get People:\n  as: people\n- Text: ${people.count()}", gives: #""3""#),
    Behaviour(
      "A mapping names parameters", "- Choose From List: { list: [a, b], prompt: Which? }\n  as: x", gives: #""b""#,
      answers: ["x=b"]),
    Behaviour(
      "A scalar is the key parameter", "- List: [a, b]\n- Choose From List: Which?\n  as: x", gives: #""a""#,
      answers: ["x=a"]),
    Behaviour("A list is the key parameter", "- List: [One, Two]", gives: #"["One","Two"]"#),
    Behaviour(
      "A mapping for an only parameter that is a dictionary is its value", "- Dictionary: { a: 1, value: 2 }",
      gives: #"{"a":1,"value":2}"#),
    Behaviour("A single item is a list of one", "- List: One", gives: #"["One"]"#),
    Behaviour(
      "A list in a list is spliced", "- set: { x: [b, c] }\n- List: [a, \"${x}\", d]", gives: #"["a","b","c","d"]"#),
    Behaviour(
      "Nothing among items is left out", "- Dictionary: { n: null }\n  as: data\n- List: [a, \"${data.n}\", b]",
      gives: #"["a","b"]"#),
    Behaviour("A text parameter keeps the characters as written", "- Text: 1.10", gives: #""1.10""#),
    Behaviour("Also of a word", "- Text: no", gives: #""no""#),
    Behaviour("Also of a quoted number", "- Text: \"007\"", gives: #""007""#),
    Behaviour(
      "A number parameter reads all forms", "- Find People: { limit: 0x2 }\n- Text: ${previous.count()}", gives: #""2""#
    ),
    Behaviour(
      "A boolean parameter reads `true` and `false`", "- List: [a]\n- Choose From List: { multiple: true }\n  as: x",
      gives: #"["a"]"#, answers: ["x=all"]),
    Behaviour("No other word", "- List: [a]\n- Choose From List: { multiple: yes }", gives: "refused wrong-value"),
    Behaviour(
      "An enum parameter reads a case",
      "- Find People: { sort: \"${it.name}\", order: descending, limit: 1 }\n- Text: ${previous[1].name}",
      gives: #""Sarah Love""#),
    Behaviour("No other case", "- Find People: { order: down }", gives: "refused unknown-case"),
    Behaviour("A duration parameter reads one", "- Text: a\n- Wait: 1m 30s", gives: #""a""#),
    Behaviour(
      "An expression is evaluated per item",
      "- Find People: { where: \"${it.name contains 'Love'}\" }\n- Text: ${previous.count()}", gives: #""1""#),
    Behaviour("It needs to be one", "- Find People: { where: it.name }", gives: "refused not-an-expression"),
    Behaviour("A single expression keeps its type", "- List: [1]\n- return: ${previous}", gives: "[1]"),
    Behaviour("In a text it becomes text", "- return: It is ${1 + 1}.", gives: #""It is 2.""#),
    Behaviour(
      "A value that is put in is not looked at again", "- set: { x: '$${1}' }\n- Text: ${x}", gives: #""${1}""#),
    Behaviour(
      "A key of a dictionary may hold one", "- set: { k: a }\n- Dictionary: { \"${k}b\": 1 }", gives: #"{"ab":1}"#),
    Behaviour(
      "`ask` always asks", "- Make Uppercase: \"${ask('Which?')}\"\n  as: x", gives: #""A""#, answers: ["x.text=a"]),
    Behaviour("Only the whole of a value", "- Text: Hello ${ask('Which?')}", gives: "refused ask-in-expression"),
    Behaviour("Nothing for a parameter that needs a value", "- Make Uppercase: null", gives: "failed input: *"),
    Behaviour("Nothing by name for one", "- Make Uppercase: { text: null }", gives: "refused nothing-given"),
    Behaviour(
      "Nothing for an optional one", "- Find People: { limit: null }\n- Text: ${previous.count()}", gives: #""3""#),
    Behaviour("One for several", "- Pick Some: [a]", gives: "refused wrong-count"),
    Behaviour("Several for one", "- Make Uppercase: [a, b]", gives: "refused wrong-type"),
    Behaviour("A mapping for a text", "- Make Uppercase: { text: { a: 1 } }", gives: "refused wrong-type"),
    Behaviour(
      "A parameter that does not apply", "- List: [a]\n- Choose From List: { select_all: true }",
      gives: "refused does-not-apply"),
    Behaviour("A value for an action without parameters", "- Nothing: 1", gives: "refused no-parameters"),
    Behaviour("A scalar for an action without a key", "- Find People: 3", gives: "refused no-key-parameter"),
    Behaviour("A parameter it has not", "- Get People: { colour: x }", gives: "refused unknown-parameter"),
    Behaviour("An action there is not", "- Get Peple", gives: "refused unknown-action"),
    Behaviour("Another case", "- get people", gives: "refused unknown-action"),
    Behaviour(
      "A list for the prompt", "- Get People:\n  as: people\n- Choose From List: ${people}", gives: "refused wrong-type"
    ),
  ]

  @Test("It is read by the parameter it is for", arguments: formsCases)
  func forms(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(behaviour.isMet(by: outcome), "\(outcome)")
  }
}
