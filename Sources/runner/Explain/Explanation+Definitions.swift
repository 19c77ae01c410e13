/// Diagnostics of definitions, and of files that use others.
extension Explanation {
  static let definitions: [Explanation] = [
    Explanation(
      "unreadable-file",
      "Paths under `uses` and of `Run Workflow` are relative to the file that names them, not to the working folder.",
      instead: "uses: [boards.yaml]      # of Workflows/pick.yaml, and it lies in Workflows/parts",
      write: "uses: [./parts/boards.yaml]"),
    Explanation(
      "definition-file",
      "A file with definitions and no `steps` is used by workflows, and is none itself.",
      instead: "runner run issues.yaml",
      write: "uses: [./issues.yaml]\nsteps: [ Get Issues ]"),
    Explanation(
      "recursive-type",
      "A type cannot hold itself, also not by way of another: an item would never end.",
      instead: "Issue: { properties: { title: text, parent: Issue? } }",
      write: "Issue: { properties: { title: text, parent: text? } }      # the identifier of the other"),
    Explanation(
      "definitions-too-deep",
      "Types, actions and workflows may build on one another, up to a number of levels.",
      instead: "actions: { A1: { steps: [A2] }, A2: { steps: [A3] }, … }      # and so on, 65 times",
      write: "actions: { A1: { steps: [A2, A3, …] } }      # one that runs the others in turn"),
    Explanation(
      "second-identifier",
      "One property tells which items are the same.",
      instead: "properties: { a: { identifier: true }, b: { identifier: true } }",
      write: "properties: { a: { identifier: true }, b: text }"),
    Explanation(
      "unknown-category",
      "A category says what an action is for; it is one of a few words.",
      instead: "category: informations",
      write: "category: information"),
    Explanation(
      "map-without-type",
      "`map` fills properties, which only custom types have.",
      instead: "returns: text\nmap: { title: \"${it.name}\" }",
      write: "returns: [Issue]\nmap: { title: \"${it.name}\" }"),
    Explanation(
      "not-a-parameter",
      "What stands in `${…}` in a summary is the name of a parameter, shown with its value.",
      instead: "parameters: { state: text }\nsummary: Get ${stat} issues",
      write: "parameters: { state: text }\nsummary: Get ${state} issues"),
    Explanation(
      "expression-parameter",
      "An expression is a parameter of an action, says under `of` what it gives, and has none of the keys for values.",
      instead: "where: { type: expression, options: [big, small] }",
      write: "where: { type: expression, of: boolean }"),
    Explanation(
      "two-bodies",
      "An action is carried out by steps, by a program or by a request over HTTP, in one way.",
      instead: "Get Issues: { run: [gh], steps: [] }",
      write: "Get Issues: { run: [gh, issue, list] }"),
    Explanation(
      "only-for-run",
      "Some keys say more of a program (`run`), or look at how it failed.",
      instead: "Get Issues: { steps: [], parse: json }",
      write: "Get Issues: { run: [gh, issue, list, --json, title], parse: json }"),
  ]
}
