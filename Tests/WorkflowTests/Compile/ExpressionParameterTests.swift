import TestSupport
import Testing
import Workflow

@Suite("Parameters that are expressions")
struct ExpressionParameterTests {
  private static func workflow(_ definitions: String, _ steps: String) -> String {
    definitions + "\nsteps:\n" + steps.split(separator: "\n").map { "  \($0)\n" }.joined()
  }

  private static let keep = """
    actions:
      Keep:
        parameters:
          numbers: { type: [number], input: true }
          where: { type: expression, of: boolean }
          label: { type: expression?, of: text }
        steps: [ return: "${numbers.filter(where(it)).map(label(it) ?? 'none')}" ]
      Keep All: { parameters: { texts: { type: [any], input: true }, by: { type: expression, of: any, default: "${it}" } },
        steps: [ return: "${texts.sort(by(it))}" ] }
      Keep Twice:
        parameters: { numbers: { type: [number], input: true }, where: { type: expression, of: boolean, key: true } }
        steps: [ { Keep: { where: "${where(it)}", label: "${'again'}" } } ]
      Ask It: { parameters: { where: { type: expression, of: boolean, default: true } }, steps: [ return: "${where(3)}" ] }
    """

  static let expressionCases = [
    Behaviour(
      "An expression is evaluated for each item, and sees what stands around the step",
      workflow(
        keep,
        "- set: { least: 2 }\n- List: [1, 2, 3]\n- Keep: { where: \"${it >= least}\", label: \"${'No. ' + it.as(text)}\" }"
      ), gives: #"["No. 2","No. 3"]"#),
    Behaviour(
      "One that may be left out gives nothing then",
      workflow(keep, "- List: [1, 2]\n- Keep: { where: \"${it > 1}\" }"), gives: #"["none"]"#),
    Behaviour(
      "One that must be given is never asked for", workflow(keep, "- List: [1]\n- Keep"),
      gives: "refused missing-parameter"),
    Behaviour(
      "A default is an expression too", workflow(keep, "- List: [b, a]\n- Keep All"), gives: #"["a","b"]"#),
    Behaviour("Or a value that is the same for all", workflow(keep, "- Ask It"), gives: "true"),
    Behaviour(
      "What is given hides the default", workflow(keep, "- Ask It: { where: \"${it > 3}\" }"), gives: "false"),
    Behaviour(
      "It is handed on by being called", workflow(keep, "- List: [1, 2]\n- Keep Twice: ${it > 1}"),
      gives: #"["again"]"#),
    Behaviour(
      "What it gives is checked", workflow(keep, "- List: [1]\n- Keep: { where: \"${it + 1}\" }"),
      gives: "refused wrong-type"),
    Behaviour(
      "`it` is an item of the list that comes in",
      workflow(keep, "- List: [1]\n- Keep: { where: \"${it == 'a'}\" }"), gives: "refused different-types"),
    Behaviour(
      "It takes one `${…}`", workflow(keep, "- List: [1]\n- Keep: { where: it }"), gives: "refused not-an-expression"),
    Behaviour(
      "It is no value",
      workflow(
        "actions:\n  Keep: { parameters: { where: { type: expression, of: any } }, steps: [ return: \"${where}\" ] }",
        "- Keep: { where: \"${it}\" }"), gives: "refused namespace-alone"),
    Behaviour(
      "It takes one item",
      workflow(
        "actions:\n  Keep: { parameters: { where: { type: expression, of: any } }, steps: [ return: \"${where(1, 2)}\" ] }",
        "- Keep: { where: \"${it}\" }"), gives: "refused too-many-arguments"),
    Behaviour(
      "What fails in it is told at its place",
      workflow(keep, "- List: [1, 0]\n- Keep: { where: \"${1 / it > 0}\" }"),
      gives: "failed failed: `1` cannot be divided by 0."),
    Behaviour(
      "Parameters below may look at it",
      workflow(
        """
        actions:
          Look:
            parameters:
              where: { type: expression, of: boolean }
              note: { type: text, default: "${if where(1) then 'one' else 'other'}" }
            steps: [ return: "${note}" ]
        """, "- Look: { where: \"${it == 1}\" }"), gives: #""one""#),
    Behaviour(
      "One that does not exist gives nothing",
      workflow(
        """
        actions:
          Look:
            parameters:
              filters: { type: boolean, default: false }
              where: { type: expression, of: boolean, when: "${filters}" }
            steps: [ return: "${where(1) == nothing}" ]
        """, "- Look"), gives: "true"),
    Behaviour(
      "One that does exist must be given",
      workflow(
        """
        actions:
          Look:
            parameters:
              filters: { type: boolean, default: true }
              where: { type: expression, of: boolean, when: "${filters}" }
            steps: [ return: "${where(1) == nothing}" ]
        """, "- Look"), gives: "failed input: `where` is missing, and nobody can be asked for an expression."),
  ]

  @Test("Expressions per item", arguments: expressionCases)
  func expressions(_ behaviour: Behaviour) async throws { try await check(behaviour) }

  private func check(_ behaviour: Behaviour) async throws {
    let outcome = try await behaviour.run()
    #expect(behaviour.isMet(by: outcome), "\(outcome)")
  }
}
