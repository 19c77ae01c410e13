/// Diagnostics of types and values.
extension Explanation {
  static let values: [Explanation] = [
    Explanation(
      "wrong-type",
      "The value is of one type and another is needed.",
      instead: "- repeat: ${true}\n  do: []",
      write: "- repeat: 3\n  do: []"),
    Explanation(
      "wrong-value",
      "The value has the right type and does not fit all the same.",
      instead: "timeout: -3s",
      write: "timeout: 3s"),
    Explanation(
      "wrong-count",
      "A list has too few or too many items.",
      instead: "movies: [a]   # [text, 2..4]",
      write: "movies: [a, b]"),
    Explanation(
      "outside-limits",
      "A value is less, more or longer than its parameter allows.",
      instead: "- Get Item From List: { index: 0 }",
      write: "- Get Item From List: { index: 1 }"),
    Explanation(
      "unknown-type",
      "No type has this name.",
      instead: "type: txt",
      write: "type: text"),
    Explanation(
      "not-a-condition",
      "A condition is one expression in `${…}`.",
      instead: "- if: a > 1",
      write: "- if: ${a > 1}"),
    Explanation(
      "not-an-expression",
      "The parameter is evaluated for each item, `it`. So are `items` and `next` of a request for each page that comes.",
      instead: "- Find People: { where: job }",
      write: "- Find People: { where: \"${it.job == 'Author'}\" }"),
    Explanation(
      "text-before-url",
      "Text in a url is percent-encoded, so that an address in a text loses its slashes.",
      instead: "url: ${base}/x",
      write: "url: ${base.as(url)}/x"),
    Explanation(
      "always-fails",
      "The expression fails with these constants whatever comes.",
      instead: "${1 / 0}",
      write: "${1 / count}"),
  ]
}
