import TestSupport
import Testing
import Workflow

@Suite("Loops")
struct LoopTests {
  static let countedCases = [
    Behaviour("It gives the list of its turns' outputs", "- repeat: 3\n  do: { Text: a }", gives: #"["a","a","a"]"#),
    Behaviour("`index` counts the turns from 1", "- repeat: 3\n  do: { Text: \"${index}\" }", gives: #"["1","2","3"]"#),
    Behaviour("No turn gives an empty list", "- Text: before\n- repeat: 0\n  do: { Text: a }", gives: "[]"),
    Behaviour("The number may be an expression", "- repeat: ${1 + 1}\n  do: { Text: a }", gives: #"["a","a"]"#),
    Behaviour(
      "The output before comes into the first turn, then that of the turn before",
      "- Text: a\n- repeat: 3\n  do: { Text: \"${previous}b\" }", gives: #"["ab","abb","abbb"]"#),
    Behaviour(
      "A turn that is cut short passes on the turn before",
      "- Text: x\n- repeat: 3\n  do:\n    - Text: \"${previous}${index}\"\n    - if: ${index == 2}\n      then: continue",
      gives: #"["x1","x13"]"#),
    Behaviour(
      "A list grows in time that is in proportion to it",
      "- set: { s: [] }\n- repeat: 20000\n  do: { append: { s: a } }\n- Count: ${s}", gives: "20000"),
    Behaviour(
      "The keys of a step may stand in any order", "- parallel: 2\n  do: { Text: \"${item}\" }\n  each: [a, b]",
      gives: #"["a","b"]"#),
    Behaviour("Less than nothing is refused", "- repeat: -1\n  do: []", gives: "refused wrong-value"),
    Behaviour(
      "Less than nothing fails where it is known only now",
      "- set: { n: \"${3}\" }\n- repeat: ${n - 4}\n  do: []",
      gives: "failed failed: `repeat` takes a whole number from 0 on, and this is -1."),
    Behaviour(
      "Half a turn fails", "- set: { n: \"${3}\" }\n- repeat: ${n / 2}\n  do: []",
      gives: "failed failed: `repeat` takes a whole number from 0 on, and this is 1.5."),
    Behaviour("A text that is no number is refused", "- repeat: often\n  do: []", gives: "refused wrong-value"),
    Behaviour(
      "It has no item of its own, so that the one outside stays",
      "- each: [a, b]\n  do:\n    - repeat: 1\n      do: { Text: \"${item}\" }", gives: #"[["a"],["b"]]"#),
  ]

  @Test("`repeat` runs its block a number of times", arguments: countedCases)
  func counted(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  static let eachCases = [
    Behaviour("`item` is the item", "- each: [a, b]\n  do: { Text: \"${item}!\" }", gives: #"["a!","b!"]"#),
    Behaviour("The item comes into the block", "- each: [a, b]\n  do: Make Uppercase", gives: #"["A","B"]"#),
    Behaviour(
      "Left empty it takes the previous output", "- List: [a, b]\n- each:\n  do: Make Uppercase", gives: #"["A","B"]"#),
    Behaviour(
      "Left empty, the list is read even where nobody else does",
      "- repeat: 2\n  do: { Text: a }\n- each:\n  do: Make Uppercase", gives: #"["A","A"]"#),
    Behaviour(
      "Item and index may be named",
      """
      - each: [a, b]
        item: letter
        index: number
        do: { Text: "${number} ${letter}" }
      """, gives: #"["1 a","2 b"]"#),
    Behaviour("An empty block gives the items", "- each: [a, b]\n  do: []", gives: #"["a","b"]"#),
    Behaviour("An empty list gives an empty one", "- each: []\n  do: { Text: a }", gives: "[]"),
    Behaviour(
      "A turn that gives nothing adds no item",
      """
      - each: [1, 2, 3]
        do:
          - if: ${item == 2}
            then: Nothing
      """, gives: "[1,3]"),
    Behaviour(
      "A turn that ends by `continue` adds no item",
      """
      - each: [1, 2, 3]
        do:
          - continue:
            when: ${item == 2}
          - Text: ${item}
      """, gives: #"["1","3"]"#),
    Behaviour(
      "`break` keeps the items before",
      """
      - each: [1, 2, 3]
        do:
          - break:
            when: ${item == 3}
      """, gives: "[1,2]"),
    Behaviour(
      "`break` leaves only the nearest loop",
      """
      - each: [1, 2]
        do:
          - set: { number: "${item}" }
          - each: [1, 2, 3]
            do:
              - if: ${item > number}
                then: break
      """, gives: "[[1],[1,2]]"),
    Behaviour(
      "Nothing is no list, and the message says what to write",
      "- List: [a]\n  as: list\n  when: ${1 > 2}\n- each: ${list}\n  do: []", gives: "refused wrong-type"),
    Behaviour(
      "Nothing that is found while running is none either",
      "- Dictionary: { a: null }\n  as: data\n- each: ${data.a}\n  do: []",
      gives: "failed conversion: `each` takes a list, and this is nothing."),
    Behaviour("A dictionary is no list", "- Dictionary: { a: 1 }\n- each:\n  do: []", gives: "refused wrong-type"),
    Behaviour("A text is no list", "- each: ${'abc'}\n  do: []", gives: "refused wrong-type"),
    Behaviour("A number is no list", "- each: 3\n  do: []", gives: "refused wrong-type"),
    Behaviour("Without a step before it there is no list", "- each:\n  do: []", gives: "refused no-previous-output"),
    Behaviour("A list of lists keeps them", "- each: ${[[1], [2]]}\n  do: []", gives: "[[1],[2]]"),
  ]

  @Test("`each` runs its block for every item", arguments: eachCases)
  func each(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  static let conditionalCases = [
    Behaviour(
      "`while` gives the last turn's output",
      """
      - set: { n: 0 }
      - while: ${n < 3}
        do:
          - set: { n: "${n + 1}" }
          - Text: turn ${n}
      """, gives: #""turn 3""#),
    Behaviour(
      "A `while` that never runs gives nothing", "- Text: before\n- while: ${1 > 2}\n  do: { Text: a }", gives: "null"),
    Behaviour(
      "`until` runs at least once, and sees the names of the turn",
      """
      - set: { all: "" }
      - until: ${line == 'xxx'}
        do:
          - set: { all: "${all}x" }
          - Text: ${all}
            as: line
      """, gives: #""xxx""#),
    Behaviour(
      "The turn before comes into the next",
      """
      - Text: a
      - until: ${word.length() > 3}
        do:
          - Text: ${previous}b
            as: word
      """, gives: #""abbb""#),
    Behaviour(
      "`continue` looks at the condition again",
      """
      - set: { n: 0 }
      - while: ${n < 3}
        do:
          - set: { n: "${n + 1}" }
          - continue
      - Text: ${n}
      """, gives: #""3""#),
    Behaviour(
      "`break` leaves it",
      """
      - set: { n: 0 }
      - while: true
        do:
          - set: { n: "${n + 1}" }
          - break:
            when: ${n == 5}
      - Text: ${n}
      """, gives: #""5""#),
    Behaviour("They have no index", "- while: ${index < 3}\n  do: []", gives: "refused unknown-name"),
  ]

  @Test("`while` and `until` go by a condition", arguments: conditionalCases)
  func conditional(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }

  static let misplacedCases = [
    Behaviour("`break` stands in a loop", "- break", gives: "refused outside-loop"),
    Behaviour("`continue` does too", "- if: ${true}\n  then: continue", gives: "refused outside-loop"),
    Behaviour("A loop has a block", "- repeat: 3", gives: "refused missing-clause"),
    Behaviour("It may be empty", "- repeat: 2\n  do:", gives: "[]"),
    Behaviour("A name of the language names no item", "- each: [a]\n  item: now\n  do: []", gives: "refused bad-name"),
    Behaviour("The item cannot be set", "- each: [a]\n  do: { set: { item: b } }", gives: "refused reserved-name"),
    Behaviour(
      "One with a name of its own is hidden for the turn",
      "- each: [a]\n  item: letter\n  do:\n    - set: { letter: b }\n    - Text: ${letter}", gives: #"["b"]"#),
  ]

  @Test("Loops are refused where they make no sense", arguments: misplacedCases)
  func misplaced(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(outcome == behaviour.outcome)
  }
}
