/// Diagnostics of steps and their order.
extension Explanation {
  static let steps: [Explanation] = [
    Explanation(
      "not-a-workflow",
      "A workflow is a mapping with `steps`; a definition file has `types`, `enums` or `actions`.",
      instead: "- Get People:",
      write: "steps:\n  - Get People:"),
    Explanation(
      "missing-steps",
      "A file with neither steps nor definitions does nothing.",
      instead: "name: Movies",
      write: "name: Movies\nsteps:\n  - Get People:"),
    Explanation(
      "unknown-key",
      "Each place knows a few keys, and this is none of them.",
      instead: "stepps: []",
      write: "steps: []"),
    Explanation(
      "not-a-step",
      "A step names an action or a verb.",
      instead: "steps: [hello]",
      write: "steps:\n  - Text: hello"),
    Explanation(
      "empty-step",
      "A dash without anything behind it is no step.",
      instead: "steps:\n  -",
      write: "steps:\n  - Get People:"),
    Explanation(
      "no-verb",
      "A step has exactly one verb: an action in Title Case words, or a word of the language such as `if`.",
      instead: "- as: people",
      write: "- Get People:\n  as: people"),
    Explanation(
      "two-verbs",
      "A step has exactly one verb. Two of them are two steps.",
      instead: "- Get People:\n  Show Result: x",
      write: "- Get People:\n- Show Result: x"),
    Explanation(
      "takes-nothing",
      "The verb stands alone.",
      instead: "- stop: now",
      write: "- stop"),
    Explanation(
      "missing-clause",
      "The verb needs a clause: `do`, `then`, `cases`.",
      instead: "- repeat: 3",
      write: "- repeat: 3\n  do:\n    - Text: x"),
    Explanation(
      "modifier-among-parameters",
      "Modifiers such as `as` and `when` stand beside the action, not under it.",
      instead: "- Text:\n    text: x\n    as: y",
      write: "- Text:\n    text: x\n  as: y"),
    Explanation(
      "parameter-beside-action",
      "Parameters stand under their action.",
      instead: "- Choose From List: Which?\n  multiple: true",
      write: "- Choose From List:\n    prompt: Which?\n    multiple: true"),
    Explanation(
      "unknown-action",
      "No action has this title. Titles are matched exactly.",
      instead: "- Get Peple:",
      write: "- Get People:"),
    Explanation(
      "unknown-parameter",
      "The action has no such parameter.",
      instead: "- Choose From List: { promt: Which? }",
      write: "- Choose From List: { prompt: Which? }"),
    Explanation(
      "no-parameters",
      "The action takes nothing.",
      instead: "- Nothing: x",
      write: "- Nothing:"),
    Explanation(
      "no-key-parameter",
      "The action has no parameter that may stand behind it without its name.",
      instead: "- Find People: Author",
      write: "- Find People: { where: \"${it.job == 'Author'}\" }"),
    Explanation(
      "missing-parameter",
      "The parameter is needed, and its type is one that nobody can be asked for.",
      instead: "- Find People:",
      write: "- Find People: { where: \"${it.job == 'Author'}\" }"),
    Explanation(
      "text-as-one-item",
      "A text is given where a list is picked from, and would be its only item, however many lines it has.",
      instead: "- Text: |\n    Ada\n    Grace\n- Choose From List: Who?",
      write: "- Text: |\n    Ada\n    Grace\n- Choose From List: { list: \"${previous.lines()}\", prompt: Who? }"),
    Explanation(
      "cannot-be-asked",
      "A value is needed of a type that nobody can type in, such as a dictionary, and there is nothing to pick from.",
      instead: "inputs:\n  team: dictionary\nsteps:\n  - Show Result: ${team}",
      write: "inputs:\n  team: { type: dictionary, default: { name: Tigers } }\nsteps:\n  - Show Result: ${team}"),
    Explanation(
      "does-not-apply",
      "The parameter exists only when another has a certain value.",
      instead: "- Choose From List: { max: 3 }",
      write: "- Choose From List: { multiple: true, max: 3 }"),
    Explanation(
      "chain-does-not-fit",
      "The step before gives something that the step cannot take.",
      instead: "- Text: x\n- Choose From List:",
      write: "- List: [x, y]\n- Choose From List:"),
    Explanation(
      "no-previous-output",
      "Nothing comes before, so that there is no previous output to take.",
      instead: "steps:\n  - each:\n    do: []",
      write: "steps:\n  - List: [1]\n  - each:\n    do: []"),
    Explanation(
      "implicit-input",
      "A step that deletes, runs or sends should say what it takes.",
      instead: "- Rename Files:",
      write: "- Rename Files: ${previous}"),
    Explanation(
      "no-output",
      "`as` names an output, and the step has none.",
      instead: "- stop:\n  as: x",
      write: "- Text: y\n  as: x"),
    Explanation(
      "bad-name",
      "A name has letters, digits and `_`, begins with no digit, and is no word of the language.",
      instead: "as: my-name",
      write: "as: my_name"),
    Explanation(
      "reserved-name",
      "Some names belong to the language and cannot be set: `item`, `index`, `previous`, `error`, `now`.",
      instead: "as: item",
      write: "as: drink"),
    Explanation(
      "may-be-unset",
      "A name may be read only where it is set in every case.",
      instead: "- set: { a: 1 }\n  when: ${b}\n- Text: ${a}",
      write: "- set: { a: nothing }\n- set: { a: 1 }\n  when: ${b}"),
    Explanation(
      "assigned-in-parallel",
      "Turns that run beside each other cannot assign a name from outside: the order would decide.",
      instead: "- each: ${list}\n  parallel: 4\n  do:\n    - set: { last: '${item}' }",
      write: "- each: ${list}\n  parallel: 4\n  do:\n    - Text: ${item}\n  as: texts"),
    Explanation(
      "leaves-parallel",
      "Nothing leaves turns that run beside each other but an error.",
      instead: "- parallel:\n    a:\n      - return: 1",
      write: "- parallel:\n    a:\n      - Text: 1"),
    Explanation(
      "leaves-finally",
      "`finally` is run to its end.",
      instead: "finally:\n  - stop",
      write: "finally:\n  - Text: bye"),
    Explanation(
      "outside-loop",
      "`break` and `continue` belong to a loop.",
      instead: "steps:\n  - break",
      write: "steps:\n  - repeat: 3\n    do:\n      - break"),
    Explanation(
      "unreachable-step",
      "A step behind one that always leaves never runs.",
      instead: "- stop\n- Text: x",
      write: "- Text: x\n- stop"),
    Explanation(
      "second-input",
      "One input at most takes what is piped in.",
      instead: "inputs:\n  a: { type: text, input: true }\n  b: { type: text, input: true }",
      write: "inputs:\n  a: { type: text, input: true }\n  b: text"),
    Explanation(
      "same-case",
      "Two cases of one `switch` mean the same.",
      instead: "cases: { 1: [], 1.0: [] }",
      write: "cases: { 1: [], 2: [] }"),
    Explanation(
      "unknown-case",
      "The enum has no such case.",
      instead: "- Get Movies: { list: poplar }",
      write: "- Get Movies: { list: popular }"),
    Explanation(
      "code-is-kind",
      "The kinds of errors are not free to be codes.",
      instead: "- fail: { code: timeout }",
      write: "- fail: { code: too_slow }"),
    Explanation(
      "near-kind",
      "`catch` names a code that looks like a kind of error.",
      instead: "catch: { cases: { timout: [] } }",
      write: "catch: { cases: { timeout: [] } }"),
    Explanation(
      "never-retried",
      "Some errors would only come again: `cancelled`, `permission`, `input`.",
      instead: "retry: { times: 3, on: [input] }",
      write: "retry: { times: 3, on: [network] }"),
    Explanation(
      "not-constant",
      "The checker has to know this value before anything runs.",
      instead: "- Run Workflow: { file: '${x}' }",
      write: "- Run Workflow: { file: ./x.yaml }"),
    Explanation(
      "nothing-given",
      "The parameter needs a value, and this is nothing.",
      instead: "- Text: { text: }",
      write: "- Text: x"),
    Explanation(
      "bad-version",
      "`requires` names the least version of the runner.",
      instead: "requires: 0.3",
      write: "requires: '>=0.3'"),
    Explanation(
      "newer-version",
      "The file needs a newer runner than this one.",
      instead: "requires: '>=9.0'",
      write: "install the newer runner"),
    Explanation(
      "taken-name",
      "An input is a flag of `run` too, and this name is one of `run`'s own.",
      instead: "inputs: { output: text }",
      write: "inputs: { target: text }"),
    Explanation(
      "same-name",
      "Two definitions have one name.",
      instead: "types: { State: { properties: { name: text } } }\nenums: { State: [open, closed] }",
      write: "types: { Place: { properties: { name: text } } }\nenums: { State: [open, closed] }"),
    Explanation(
      "not-an-input",
      "A phrase holds slots for inputs only.",
      instead: "phrases: ['show ${movie}']",
      write: "phrases: ['show ${list}']"),
    Explanation(
      "literal-name",
      "A script is passed on as it is written: `${name}` in it is the shell's own, which knows no variable of the workflow.",
      instead: "- Run Shell Script: echo ${word}",
      write: "- Run Shell Script: { script: 'echo \"$1\"', arguments: [\"${word}\"] }"),
    Explanation(
      "shell-line",
      "A program is started with a list of arguments, and no shell takes a line apart.",
      instead: "- Run Program: git status",
      write: "- Run Program: [git, status]"),
    Explanation(
      "unknown-symbol",
      "No symbol of the table has this name.",
      instead: "icon: flim",
      write: "icon: film"),
    Explanation(
      "not-tests",
      "A file of tests has `tests`, a list.",
      instead: "test: []",
      write: "tests:\n  - name: Shows a movie"),
    Explanation(
      "no-test-name",
      "Each test has a name.",
      instead: "tests:\n  - inputs: {}",
      write: "tests:\n  - name: Shows a movie"),
    Explanation(
      "incomplete-test",
      "A program or a request that a test prepares says which one it is.",
      instead: "programs: [{ stdout: done }]",
      write: "programs: [{ run: [git, status], stdout: done }]"),
    Explanation(
      "unknown-error",
      "A test expects an error of this name. It is none of the kinds, and neither the workflow nor an action has it as a code.",
      instead: "tests:\n  - { name: Gives up, error: tiemout }",
      write: "tests:\n  - { name: Gives up, error: timeout }"),
    Explanation(
      "bad-content-type",
      "A type of files has two parts, `*` standing for any second one, or is an identifier that Apple's systems have.",
      instead: "content_types: [png]",
      write: "content_types: [image/png]"),
    Explanation(
      "not-a-date",
      "A date is written in ISO 8601.",
      instead: "now: yesterday",
      write: "now: 2024-12-30T10:15:00Z"),
    Explanation(
      "unreadable-value",
      "The value cannot be read as what is needed here.",
      instead: "output: { a: !!x 1 }",
      write: "output: { a: 1 }"),
    Explanation(
      "bad-bounds",
      "The bounds of a number of items are two whole numbers in order.",
      instead: "type: '[text, 4..2]'",
      write: "type: '[text, 2..4]'"),
    Explanation(
      "useless-limit",
      "A limit that has no meaning for the type of its input would be written in vain: `min` and `max` bound what has a "
        + "size, `length` and `pattern` texts, `content_types` files.",
      instead: "room: { type: text, max: 20 }",
      write: "room: { type: text, length: ..20 }"),
    Explanation(
      "bad-pattern",
      "The pattern of an input is a regular expression, and this one cannot be read.",
      instead: "pattern: '[a-z+'",
      write: "pattern: '[a-z]+'"),
  ]
}
