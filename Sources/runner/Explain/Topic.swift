/// A page of `runner explain` that is about no single code.
struct Topic: Sendable {
  let name: String
  let lines: [String]

  static let all = [types, permissions, secrets]

  private static let types = Topic(
    name: "types",
    lines: [
      "types", "",
      "text number boolean date day time duration url file folder image dictionary secret any nothing,",
      "[T] for lists, T? for what may be nothing, and the enums and custom types that `runner types` lists.", "",
      "At parameters, inputs and as() these convert:", "",
      "  number, boolean, date, day, time, duration, url, enum, custom type → text",
      "  text → number, boolean, date, day, time, duration, url, file, enum, dictionary (as JSON)",
      "  number → duration (seconds)", "  custom type → dictionary, and back by the names of its properties",
      "  file → text; dictionary, custom type and list (JSON, YAML or CSV by its content type)", "  T → [T]",
      "  [T] → T only where it has exactly one item", "",
      "Inside expressions only embedding in text converts. Nothing else does.",
    ])

  private static let permissions = Topic(
    name: "permissions",
    lines: [
      "permissions", "", "A workflow declares what it may touch, and gets that and no more:", "",
      "  permissions:", "    network: [api.themoviedb.org]", "    read: [\"${folder}\"]", "    write: [./out]",
      "    run: [git]", "    environment: [EDITOR]", "    secrets: [TMDB_TOKEN]", "",
      "A path is from the working folder, followed to where it leads, and holds what is below it.",
      "`--allow network=HOST` grants one from the command line, `--yes` those that are declared.",
      "A permission that is missing ends the run by status 77.",
    ])

  private static let secrets = Topic(
    name: "secrets",
    lines: [
      "secrets", "", "${secrets.NAME} is read from the environment variable NAME or, where there is none, from",
      "$XDG_CONFIG_HOME/runner/secrets.yaml (~/.config/runner/secrets.yaml), a mapping of names to texts that only you",
      "may read: chmod 600.", "",
      "A secret is shown as *** everywhere, and goes into urls, headers, bodies, standard input and environments only.",
      "What comes back from outside with a secret in it is shown, printed and traced with *** in its place.",
    ])
}
