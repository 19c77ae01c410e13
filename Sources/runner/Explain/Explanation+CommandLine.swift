/// Diagnostics of the command line.
extension Explanation {
  static let commandLine: [Explanation] = [
    Explanation(
      "no-voice",
      "`--speak` gives texts to a program that says them: `espeak-ng`, `spd-say` or `say`. None of them is in a folder of `PATH`.",
      instead: "PATH=/nowhere runner run movies --speak",
      write: "sudo apt-get install espeak-ng\nrunner run movies --speak"),
    Explanation(
      "not-spoken",
      "The program that speaks has failed, which is told once. What it should have said was shown all the same.",
      instead: "runner run movies --speak",
      write: "echo hello | espeak-ng --stdin"),
    Explanation(
      "no-moment",
      "`RUNNER_NOW` sets the clock of a run, to try what depends on the time. It is an ISO 8601 moment, or is not set.",
      instead: "RUNNER_NOW=morning runner suggest",
      write: "RUNNER_NOW=2026-03-02T08:00:00Z runner suggest"),
    Explanation(
      "secret-not-kept",
      "What is kept for later, as a shortcut or a donation, can be listed; a secret is not. It is asked for, or given by its flag, when the workflow runs.",
      instead: "runner shortcuts add login.yaml --phrase 'log in' -- --password hunter2",
      write: "runner shortcuts add login.yaml --phrase 'log in'"),
    Explanation(
      "unknown-verb",
      "The first word behind `runner` is a verb, and this is none.",
      instead: "runner rnu a.yaml",
      write: "runner run a.yaml"),
    Explanation(
      "unknown-flag",
      "The verb has no such flag. The inputs of a workflow are flags of `run` too, written with dashes.",
      instead: "runner run a.yaml --ouput x.json",
      write: "runner run a.yaml --output x.json"),
    Explanation(
      "argument-not-utf8",
      "Texts and paths are UTF-8. Other bytes could not be kept as they are, and a path would lead to another file.",
      instead: "runner run $'caf\\xe9.yaml'",
      write: "runner run café.yaml"),
    Explanation(
      "contradicting-flags",
      "One of the flags takes back what the other one gives.",
      instead: "runner run a.yaml --quiet --verbose",
      write: "runner run a.yaml --verbose"),
    Explanation(
      "would-replace",
      """
      A flag would write over a file that the run reads, or over one that is something else than what it writes. Nothing \
      has run yet. `runner import` writes over no file at all, unless `--replace` says so.
      """,
      instead: "runner run a.yaml --record a.yaml",
      write: "runner run a.yaml --record answers.yaml"),
    Explanation(
      "no-locale",
      "A language has two or three letters; a script of four and a region of two letters may follow, joined by `_` or `-`.",
      instead: "runner run a.yaml --locale german",
      write: "runner run a.yaml --locale de_DE"),
    Explanation(
      "repeated-flag",
      "The flag takes one value, and was given several times.",
      instead: "runner run a.yaml --output a --output b",
      write: "runner run a.yaml --output a"),
    Explanation(
      "unwanted-value",
      "The flag is given or not, and takes no value.",
      instead: "runner run a.yaml --quiet=yes",
      write: "runner run a.yaml --quiet"),
    Explanation(
      "missing-flag-value",
      "A value stands behind the flag. One that begins with a dash is joined by `=`.",
      instead: "runner run a.yaml --output",
      write: "runner run a.yaml --output=-draft.txt"),
    Explanation(
      "unknown-flag-value",
      "The flag takes one of a few words, which the message lists.",
      instead: "runner run a.yaml --output-type xml",
      write: "runner run a.yaml --output-type json"),
    Explanation(
      "no-output-form",
      "The extension of `--output` says in which form the output is written, and this one says none.",
      instead: "runner run a.yaml --output result.pdf",
      write: "runner run a.yaml --output result.pdf --output-type file"),
    Explanation(
      "unexpected-argument",
      "There are more words than the verb takes. A text with spaces needs quotes.",
      instead: "runner run a.yaml b.yaml",
      write: "runner run a.yaml"),
    Explanation(
      "missing-argument",
      "Something that the verb, or a function of an expression, cannot do without is missing.",
      instead: "runner run",
      write: "runner run a.yaml"),
    Explanation(
      "no-workflow",
      "There is no file of this path, and no workflow of this name in ./Workflows or in the user's own folder.",
      instead: "runner run movie-nihgt",
      write: "runner run movie-night"),
    Explanation(
      "no-duration",
      "A duration is written with its units.",
      instead: "runner run a.yaml --timeout 30",
      write: "runner run a.yaml --timeout 30s"),
    Explanation(
      "no-piped-input",
      "`--input`, or `stdin` of a test, gives a value to the input that has `input: true`, and the workflow has none.",
      instead: "runner run a.yaml --input x.txt",
      write: "inputs:\n  text: { type: text, input: true }"),
    Explanation(
      "no-actions",
      "No title, description or family of the catalogue holds the word.",
      instead: "runner actions mvoie",
      write: "runner actions movie"),
    Explanation(
      "unknown-answer",
      "`--answer` names a step by its `as`, or by its line, and no step is called so.",
      instead: "runner run a.yaml --answer persn=Ada",
      write: "runner run a.yaml --answer person=Ada"),
    Explanation(
      "unnamed-answer",
      "An answer names the step whose question it answers.",
      instead: "runner run a.yaml --answer Ada",
      write: "runner run a.yaml --answer person=Ada"),
    Explanation(
      "ended-by-force",
      """
      The run was cancelled, and a program took no notice: it was asked by SIGINT, told by SIGTERM after 7.5 seconds, and \
      killed after 10. What it was at is not finished.
      """,
      instead: "trap '' INT TERM",
      write: "trap 'rm -f part; exit 1' INT TERM"),
    Explanation(
      "empty-input",
      """
      A pipe without a byte gives nothing, as jobs that run by themselves often have one. Where nobody can be asked, the \
      input has no value then.
      """,
      instead: "printf '' | runner run upper.yaml",
      write: "printf 'hello' | runner run upper.yaml"),
    Explanation(
      "unused-answer",
      "An answer was given that no question took: the step did not run, or asked fewer times.",
      instead: "runner run a.yaml --answer person=Ada --answer person=Bob",
      write: "runner run a.yaml --answer person=Ada"),
    Explanation(
      "unknown-zone",
      "`TZ` names the zone in which clocks are read: a name of the time zone database, or a word and how far west of "
        + "UTC it is. Rules for summer time are not read; the name of a zone has them.",
      instead: "TZ=EST5EDT,M3.2.0,M11.1.0 runner run a.yaml",
      write: "TZ=America/New_York runner run a.yaml"),
    Explanation(
      "no-answers",
      "A file of answers is a mapping of names to answers.",
      instead: "- Ada",
      write: "person: Ada"),
    Explanation(
      "no-answer",
      "An answer is a text; several turns are a list of texts; several picked items stand in one text.",
      instead: "person: { name: Ada }",
      write: "person: Ada, Bob"),
    Explanation(
      "unknown-topic",
      "`explain` knows the codes of diagnostics and a few topics.",
      instead: "runner explain unknwon-action",
      write: "runner explain unknown-action"),
    Explanation(
      "unknown-shell",
      "There are completions for bash, zsh and fish.",
      instead: "runner completions ksh",
      write: "runner completions bash"),
    Explanation(
      "no-permission",
      "`--allow` takes an area and a name in it.",
      instead: "runner run a.yaml --allow api.example.org",
      write: "runner run a.yaml --allow network=api.example.org"),
    Explanation(
      "remote-workflow",
      "A workflow is run from a file, never from the network: what stands there may change, and nobody has read it.",
      instead: "runner run https://example.org/a.yaml",
      write: "runner run a.yaml"),
  ]
}
