/// Diagnostics of how a file is written.
extension Explanation {
  static let files: [Explanation] = [
    Explanation(
      "yaml-syntax",
      "The file is no YAML at this place.",
      instead: "steps: [Get People, Show Result",
      write: "steps: [Get People, Show Result]"),
    Explanation(
      "yaml-limit",
      "A file has at most 8 MB, 64 levels and 1,000,000 keys and values, one with data 2,000,000; aliases make at most 100,000.",
      instead: "a: [[[[…]]]]",
      write: "a: [1, 2]"),
    Explanation(
      "yaml-indentation",
      "Lines that belong together begin in one column, and deeper than what they belong to.",
      instead: "steps:\n  - Text: a\n   - Text: b",
      write: "steps:\n  - Text: a\n  - Text: b"),
    Explanation(
      "yaml-directive",
      "Lines that begin with `%` are YAML directives, which change how the rest is read. They are refused.",
      instead: "%YAML 1.1\n---\nsteps: []",
      write: "steps: []"),
    Explanation(
      "tab-indentation",
      "YAML is indented with spaces.",
      instead: "steps:\n\t- Get People:",
      write: "inputs: { name: text }\nsteps: []"),
    Explanation(
      "not-utf-8",
      "Files are read as UTF-8.",
      instead: "a file saved as Latin-1 or UTF-16",
      write: "the same saved as UTF-8"),
    Explanation(
      "control-character",
      "Control characters cannot be seen, and stand in no file. In double quotes they are written as escapes.",
      instead: "name: a<ESC>b",
      write: "name: \"a\\eb\""),
    Explanation(
      "hidden-line-break",
      "Some characters are line breaks to YAML and invisible in an editor, so that keys could hide in comments.",
      instead: "# note<U+2028>run: x",
      write: "# note"),
    Explanation(
      "open-quote",
      "A text that begins with a quote ends with the same.",
      instead: "name: 'Movie night",
      write: "name: 'Movie night'"),
    Explanation(
      "open-bracket",
      "A list or mapping that is opened on the line is closed.",
      instead: "- List: [a, b",
      write: "- List: [a, b]"),
    Explanation(
      "missing-comma",
      "Items in `[ ]` and `{ }` are separated by commas.",
      instead: "- List: [a b: c d]",
      write: "- List: [a, 'b: c', d]"),
    Explanation(
      "missing-colon",
      "A line among keys is a key with a value.",
      instead: "name: Movies\nsteps",
      write: "name: Movies\nsteps: []"),
    Explanation(
      "missing-space",
      "Behind the colon of a key stands a space.",
      instead: "name:Movies",
      write: "name: Movies"),
    Explanation(
      "long-key",
      "A key has at most 1024 characters.",
      instead: "aaaa…: 1",
      write: "a: aaaa…"),
    Explanation(
      "key-not-text",
      "Keys are texts.",
      instead: "[a, b]: 1",
      write: "'[a, b]': 1"),
    Explanation(
      "duplicate-key",
      "Each key of a mapping stands once; the second would silently win.",
      instead: "name: a\nname: b",
      write: "name: b"),
    Explanation(
      "merge-not-mapping",
      "`<<` takes what is merged: a mapping, or a list of mappings.",
      instead: "<<: text",
      write: "<<: *defaults"),
    Explanation(
      "second-document",
      "A file holds one document.",
      instead: "steps: []\n---\nsteps: []",
      write: "steps: []"),
    Explanation(
      "unknown-tag",
      "Tags other than those of YAML's core are refused: nothing is made or read by a tag.",
      instead: "name: !include x.yaml",
      write: "name: '!include x.yaml'"),
    Explanation(
      "tag-does-not-fit",
      "A tag of the core says what a value is, and this value is something else.",
      instead: "count: !!int abc",
      write: "count: 12"),
    Explanation(
      "unknown-alias",
      "An alias stands below the anchor that it repeats.",
      instead: "a: *base",
      write: "base: &base { x: 1 }\na: *base"),
    Explanation(
      "endless-alias",
      "An alias inside its own anchor would never end.",
      instead: "a: &a [*a]",
      write: "a: &a [1]"),
    Explanation(
      "alias-before-colon",
      "YAML reads the colon as a part of the alias's name.",
      instead: "*a: 1",
      write: "*a : 1"),
    Explanation(
      "anchor-before-colon",
      "YAML reads the colon as a part of the anchor's name.",
      instead: "&a: 1",
      write: "&a a: 1"),
    Explanation(
      "block-header",
      "Behind `|` and `>` stand only `-`, `+` and an indentation.",
      instead: "text: | hello",
      write: "text: |\n  hello"),
    Explanation(
      "list-on-key-line",
      "A list in lines begins on the line below its key.",
      instead: "steps: - Get People:",
      write: "steps:\n  - Get People:"),
    Explanation(
      "text-behind-value",
      "A value has ended, and more text stands behind it.",
      instead: "name: 'a' b",
      write: "name: \"'a' b\""),
    Explanation(
      "unknown-escape",
      "In double quotes a backslash begins an escape, and this is none. In single quotes it is only a backslash.",
      instead: "pattern: \"\\d+\"",
      write: "pattern: '\\d+'"),
    Explanation(
      "nested-quote",
      "The quote inside `${…}` ends the text around it.",
      instead: "- Text: 'Hi ${'x'}'",
      write: "- Text: \"Hi ${'x'}\""),
    Explanation(
      "needs-quotes",
      "A text with `: ` in it, or one that begins with a character that YAML takes for itself, needs quotes.",
      instead: "- Text: Total: ${x}",
      write: "- Text: 'Total: ${x}'"),
    Explanation(
      "unquoted-in-flow",
      "Inside `[ ]` and `{ }` YAML takes the braces of `${…}` for its own.",
      instead: "- List: [${a}, ${b}]",
      write: "- List: ['${a}', '${b}']"),
    Explanation(
      "unspaced-list",
      "Commas separate items also where no space stands behind them.",
      instead: "--json: [number,title]",
      write: "--json: ['number,title']"),
    Explanation(
      "swallowed-by-comment",
      "` #` begins a comment, which swallows the rest of the text.",
      instead: "- Text: Issue #${n}",
      write: "- Text: 'Issue #${n}'"),
    Explanation(
      "comment-as-text",
      "The value is a comment only, and the text therefore empty.",
      instead: "- Text: # done",
      write: "- Text: '# done'"),
    Explanation(
      "unclosed-expression",
      "`${` begins an expression, which ends with `}`. For the characters themselves write `$${`.",
      instead: "- Text: ${name",
      write: "- Text: ${name}"),
    Explanation(
      "missing-value",
      "Something needs a value and has none.",
      instead: "actions:\n  Get Keys: {}",
      write: "actions:\n  Get Keys: { steps: { List: [a, b] } }"),
    Explanation(
      "wrong-form",
      "Here stands a text, a list or a mapping where another of them is needed.",
      instead: "inputs: [name]\nsteps: []",
      write: "steps:\n  - Get People:"),
    Explanation(
      "no-language",
      "Under `localizations` stands each language by its tag, with texts of the file and what they are in it.",
      instead: "steps:\n  - Choose From List: Which one?\nlocalizations: { german: { Which one?: Welches? } }",
      write: "steps:\n  - Choose From List: Which one?\nlocalizations: { de: { Which one?: Welches? } }"),
    Explanation(
      "untranslated-text",
      "`runner check --locales` looks in every language of `localizations` for each text that a person reads. What one does not say is read in the language of the file.",
      instead: "steps:\n  - Choose From List: Which one?\nlocalizations: { de: {} }",
      write: "steps:\n  - Choose From List: Which one?\nlocalizations: { de: { Which one?: Welches? } }"),
    Explanation(
      "unused-translation",
      "A translation stands beside the text exactly as it is written in the file; beside another it says nothing.",
      instead: "steps:\n  - Choose From List: Which one?\nlocalizations: { de: { Which one: Welches? } }",
      write: "steps:\n  - Choose From List: Which one?\nlocalizations: { de: { Which one?: Welches? } }"),
    Explanation(
      "undeclared-permission",
      "What a workflow touches is declared under `permissions`, so that whoever runs it knows before.",
      instead: "steps:\n  - Show Result: ${secrets.TOKEN}",
      write: "permissions: { secrets: [TOKEN] }\nsteps:\n  - Show Result: ${secrets.TOKEN}"),
    Explanation(
      "wrong-permission",
      "A permission names a host, a path, a program, a variable or a secret, each in its own form.",
      instead: "permissions: { network: [https://api.example.org/3] }",
      write: "permissions: { network: [api.example.org] }"),
    Explanation(
      "permission-not-constant",
      "The names of secrets and variables stand in the workflow as they are, so that they can be shown before it runs.",
      instead: "permissions: { secrets: [\"${name}\"] }",
      write: "permissions: { secrets: [TOKEN] }"),
  ]
}
