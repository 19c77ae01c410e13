/// What is written here instead of keys that other languages have and this one says in another way.
enum KeyAdvice {
  /// A hint for a key of a mapping, where there is one.
  static func words(on key: String, in form: MappingForm) -> String? {
    let key = ForeignKey.folded(key)
    switch form {
    case .workflow: return workflow[key]
    case .parameter: return parameter[key]
    case .action: return action[key]
    case .property: return property[key]
    default: return nil
    }
  }

  /// A hint for a key beside the action or verb of a step, where there is one.
  static func words(besideStep key: String) -> String? { step[ForeignKey.folded(key)] }

  /// Whether a key beside an action has the items for each of which it is meant to run.
  static func isLoop(_ key: String) -> Bool {
    ["withitems", "withlist", "foreach", "for", "loop"].contains(ForeignKey.folded(key))
  }

  private static let workflow = table([
    "on trigger triggers schedule cron events event":
      "`runner run` starts a workflow, or `runner say` by its `phrases`",
    "vars variables variable env environment set const constants let": "a step names values: `- set: { name: value }`",
    "hosts become gatherfacts runson needs strategy matrix defaults concurrency services container mode version schema":
      "leave it out",
    "nodes connections": "write `steps:` and a list of actions under it",
    "author license tags homepage": "write it as a comment behind `#`, or into `description`",
  ])

  private static let parameter = table([
    "required mandatory isrequired":
      "without a `default` it is required; `type: text?` is one that may be left out",
    "optional nullable isoptional allownull": "write `?` behind the type: `type: text?`",
    "multiple multi multivalue many array islist repeated repeatable several":
      "write the type in brackets: `type: [text]`",
    "secret sensitive password writeonly mask masked hidden": "write `type: secret`",
    "format": "write the type: `date`, `time`, `url`",
    "example examples": "write it into `description`",
    "position index order": "they stand in the order in which they are asked for",
    "env environment envvar": "write `default: ${environment.NAME}`",
  ])

  private static let property = table([
    "required mandatory": "one that may be missing has `?` behind its type: `text?`",
    "optional nullable": "write `?` behind the type: `type: text?`",
    "array islist multiple": "write the type in brackets: `type: [text]`",
  ])

  private static let action = table([
    "script shell bash sh code": "write `run: [sh, -c, …]`, or a step with `Run Shell Script`",
    "url method headers json body query": "write it under `http:`",
    "when if": "write `if: ${…}` among its `steps`",
  ])

  private static let step = table([
    "name title alias label displayname description desc comment note notes":
      "a step has no name: write a comment behind `#`; `as` names its output",
    "id": "write `as:` to name the output",
    "with args arguments params parameters inputs input target vars variables data options":
      "parameters stand under the action, further in",
    "env environment": "`environment` stands under `Run Program:`, further in",
    "shell workingdirectory cwd stdin directory": "it stands under the action, further in, as its parameter",
    "withitems withlist withdict for foreach loop each matrix strategy items":
      "write `- each: …`, and the step under its `do:`",
    "withsequence times repeat count": "write `- repeat: …`, and the step under its `do:`",
    "while until": "write the step under a `do:`",
    "unless ifnot skip skipif disabled": "write `when: ${not …}`",
    "ignoreerrors ignoreerror continueonerror continueonfail continueonfailure failfast":
      "write `catch: []`, which goes on after an error",
    "else otherwise elif elseif": "write `- if: …` with `then:` and `else:`",
    "needs dependson deps after before": "steps run in the order in which they stand",
    "uses": "an action is called by its title; `uses` stands at the top of the file and names files",
    "become sudo user": "leave it out; a program runs as whoever runs the workflow",
    "delay pause sleep": "write `- Wait: 5s` as a step before",
    "tags silent notify whenchanged changedwhen failedwhen environmentname": "leave it out",
    "async background parallel": "write `- parallel: { name: … }`",
  ])

  /// Words that share a hint stand together.
  private static func table(_ hints: KeyValuePairs<String, String>) -> [String: String] {
    var table: [String: String] = [:]
    for (words, hint) in hints { for word in words.split(separator: " ") { table[String(word)] = hint } }
    return table
  }
}
