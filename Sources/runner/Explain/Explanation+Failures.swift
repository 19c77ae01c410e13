/// Diagnostics of what fails while running.
extension Explanation {
  static let failures: [Explanation] = [
    Explanation(
      "timeout",
      "A step took longer than its `timeout`.",
      instead: "- Wait: 1h\n  timeout: 1s",
      write: "- Wait: 1s\n  timeout: 1h"),
    Explanation(
      "network",
      "A server cannot be reached, or the connection broke.",
      instead: "url: https://nowhere.invalid",
      write: "retry: 3"),
    Explanation(
      "http",
      "A server replied with a status that is no success.",
      instead: "url: https://example.org/missing",
      write: "accept: [200, 404]"),
    Explanation(
      "not-found",
      "A file, a program, a secret or an item is not there.",
      instead: "- Run Program: [no-such-program]",
      write: "- Run Program: [date]"),
    Explanation(
      "permission",
      "The workflow does not declare the permission, or it was not granted.",
      instead: "steps:\n  - Run Program: [date]",
      write: "permissions: { run: [date] }\nsteps:\n  - Run Program: [date]"),
    Explanation(
      "conversion",
      "A value does not become one of the type that is needed.",
      instead: "${'abc'.as(number)}",
      write: "${'12'.as(number)}"),
    Explanation(
      "input",
      "A value or an answer is missing or refused. Where nobody can be asked, the message names the flag that gives it.",
      instead: "CI=1 runner run pick.yaml",
      write: "runner run pick.yaml --answer person=Ada"),
    Explanation(
      "cancelled",
      "The person gave up, or the run was ended from outside. It is caught only by name.",
      instead: "catch: [{ Text: x }]",
      write: "catch: { cases: { cancelled: [{ Text: x }] } }"),
    Explanation(
      "process",
      "A program ended with a status that is no success.",
      instead: "run: [false]",
      write: "accept: [0, 1]"),
    Explanation(
      "limit",
      "Something is larger than the runner takes, so that it never fills memory or disk.",
      instead: "a file of 2 GB",
      write: "a file of 2 MB"),
    Explanation(
      "failed",
      "A step failed for a reason of its own, or `fail` said so.",
      instead: "- fail: No more milk",
      write: "- fail: No more milk\n  catch: []"),
    Explanation(
      "custom",
      "An action or `fail` raised an error with a code of its own.",
      instead: "- fail: { code: sold_out, message: Sold out. }",
      write: "catch: { cases: { sold_out: [] } }"),
  ]
}
