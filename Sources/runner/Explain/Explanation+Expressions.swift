/// Diagnostics of expressions.
extension Explanation {
  static let expressions: [Explanation] = [
    Explanation(
      "empty-expression",
      "Something stands between `${` and `}`.",
      instead: "${}",
      write: "${name}"),
    Explanation(
      "unfinished-expression",
      "The expression ends in the middle.",
      instead: "${a +}",
      write: "${a + 1}"),
    Explanation(
      "unexpected-word",
      "Something else is expected at this place.",
      instead: "${a b}",
      write: "${a + b}"),
    Explanation(
      "unclosed-text",
      "A text in an expression stands in single quotes.",
      instead: "${'abc}",
      write: "${'abc'}"),
    Explanation(
      "double-quotes",
      "A text in an expression stands in single quotes, so that double quotes can stand around it.",
      instead: "${\"abc\"}",
      write: "${'abc'}"),
    Explanation(
      "braces",
      "Braces have no meaning in expressions.",
      instead: "${ {a: 1} }",
      write: "${record(a=1)}"),
    Explanation(
      "stray-character",
      "The character has no meaning in expressions.",
      instead: "${a ; b}",
      write: "${a}"),
    Explanation(
      "number-form",
      "Numbers are written with digits and a point.",
      instead: "${1_000}",
      write: "${1000}"),
    Explanation(
      "number-too-large",
      "Whole numbers have 64 bits, others are IEEE doubles.",
      instead: "${99999999999999999999}",
      write: "${'99999999999999999999'}"),
    Explanation(
      "unknown-unit",
      "The units of time are ms, s, m, h, d and w.",
      instead: "${3sec}",
      write: "${3s}"),
    Explanation(
      "duration-too-long",
      "A duration ends at 292 years.",
      instead: "${999999d}",
      write: "${9999d}"),
    Explanation(
      "foreign-operator",
      "Operators are words: `and`, `or`, `not`, `==`.",
      instead: "${a && b}",
      write: "${a and b}"),
    Explanation(
      "ternary",
      "A choice is written with words.",
      instead: "${a ? b : c}",
      write: "${if a then b else c}"),
    Explanation(
      "pipe",
      "A function stands behind its value.",
      instead: "${name | upper}",
      write: "${name.upper()}"),
    Explanation(
      "missing-else",
      "A choice has both sides.",
      instead: "${if a then b}",
      write: "${if a then b else nothing}"),
    Explanation(
      "missing-name",
      "Behind a dot stands the name of a property or function.",
      instead: "${a.}",
      write: "${a.title}"),
    Explanation(
      "chained-comparison",
      "Comparisons do not chain.",
      instead: "${1 < a < 3}",
      write: "${1 < a and a < 3}"),
    Explanation(
      "not-between",
      "`not` stands before the whole comparison.",
      instead: "${a not in b}",
      write: "${not a in b}"),
    Explanation(
      "needs-parentheses",
      "`if` and `not` bind looser than other operators.",
      instead: "${1 + if a then 1 else 2}",
      write: "${1 + (if a then 1 else 2)}"),
    Explanation(
      "expression-too-deep",
      "An expression nests up to a limit.",
      instead: "${((((…))))}",
      write: "set: { part: '${…}' }"),
    Explanation(
      "ask-in-expression",
      "`ask` is the whole value of a parameter.",
      instead: "- Text: Hi ${ask('Who?')}",
      write: "- Ask For Input: Who?\n  as: who"),
    Explanation(
      "unknown-name",
      "No name of this kind can be read here.",
      instead: "${moive.title}",
      write: "${movie.title}"),
    Explanation(
      "unknown-member",
      "The namespace has no such name.",
      instead: "${inputs.lst}",
      write: "${inputs.list}"),
    Explanation(
      "namespace-alone",
      "`inputs`, `secrets` and `environment` are no values; their members are.",
      instead: "${inputs}",
      write: "${inputs.list}"),
    Explanation(
      "unknown-property",
      "The type has no such property.",
      instead: "${movie.tite}",
      write: "${movie.title}"),
    Explanation(
      "unknown-function",
      "There is no such function.",
      instead: "${name.uper()}",
      write: "${name.upper()}"),
    Explanation(
      "unknown-option",
      "The function has no such option.",
      instead: "${list.sort(odrer='descending')}",
      write: "${list.sort(order='descending')}"),
    Explanation(
      "free-function",
      "Functions stand behind a value.",
      instead: "${upper(name)}",
      write: "${name.upper()}"),
    Explanation(
      "function-without-parentheses",
      "A function is called with parentheses; without them a name is a property.",
      instead: "${name.upper}",
      write: "${name.upper()}"),
    Explanation(
      "property-with-parentheses",
      "A property has no parentheses.",
      instead: "${movie.title()}",
      write: "${movie.title}"),
    Explanation(
      "operator-as-function",
      "The operator stands between its values.",
      instead: "${a.contains(b)}",
      write: "${a contains b}"),
    Explanation(
      "repeated-argument",
      "Each option is given once.",
      instead: "${a.pad(3, width=3)}",
      write: "${a.pad(3)}"),
    Explanation(
      "repeated-member",
      "Each name of a record is given once.",
      instead: "${record(a=1, a=2)}",
      write: "${record(a=1, b=2)}"),
    Explanation(
      "unnamed-member",
      "The values of a record have names.",
      instead: "${record(1)}",
      write: "${record(count=1)}"),
    Explanation(
      "too-many-arguments",
      "The function takes fewer arguments.",
      instead: "${name.upper(1)}",
      write: "${name.upper()}"),
    Explanation(
      "wrong-argument",
      "An argument is of one type and another is needed.",
      instead: "${list.first('a')}",
      write: "${list.first(3)}"),
    Explanation(
      "wrong-word",
      "The option takes one of a few words.",
      instead: "${list.sort(order='down')}",
      write: "${list.sort(order='descending')}"),
    Explanation(
      "wrong-receiver",
      "The function works on values of other types.",
      instead: "${3.upper()}",
      write: "${'3'.upper()}"),
    Explanation(
      "bad-argument",
      "The argument has the right type and does not fit all the same.",
      instead: "${now.format('Q')}",
      write: "${now.format('yyyy')}"),
    Explanation(
      "lambda-for-value",
      "The argument is a value, not an expression for each item.",
      instead: "${list.first(x => 3)}",
      write: "${list.first(3)}"),
    Explanation(
      "no-pattern",
      "The text is no regular expression.",
      instead: "${a matches '('}",
      write: "${a matches '\\('}"),
    Explanation(
      "operator-types",
      "The operator does not take values of these types.",
      instead: "${'a' - 1}",
      write: "${3 - 1}"),
    Explanation(
      "different-types",
      "Values of different types are never equal.",
      instead: "${1 == '1'}",
      write: "${1 == text.as(number)}"),
    Explanation(
      "no-order",
      "Values of this type have no order.",
      instead: "${movie < other}",
      write: "${movie.year < other.year}"),
    Explanation(
      "no-container",
      "`in` and `contains` look into a list, a text or a dictionary.",
      instead: "${3 in 4}",
      write: "${3 in [3, 4]}"),
    Explanation(
      "not-boolean",
      "A condition is true or false; nothing else counts as one of them.",
      instead: "${if count then 1 else 2}",
      write: "${if count > 0 then 1 else 2}"),
    Explanation(
      "not-indexable",
      "The value has no items.",
      instead: "${count[1]}",
      write: "${list[1]}"),
    Explanation(
      "wrong-index",
      "Lists are indexed by numbers from 1, dictionaries by texts.",
      instead: "${list['a']}",
      write: "${list[1]}"),
    Explanation(
      "item-zero",
      "Items are counted from 1.",
      instead: "${list[0]}",
      write: "${list[1]}"),
    Explanation(
      "may-be-nothing",
      "The value may be nothing, and something is needed.",
      instead: "${movie.tagline.upper()}",
      write: "${movie?.tagline ?? ''}"),
    Explanation(
      "is-nothing",
      "The value is nothing, and something is needed.",
      instead: "${nothing + 1}",
      write: "${0 + 1}"),
    Explanation(
      "never-nothing",
      "`??` stands behind what is never nothing.",
      instead: "${1 ?? 2}",
      write: "${1}"),
    Explanation(
      "never-there",
      "`?.` reads a property that the type does not have.",
      instead: "${movie?.tite}",
      write: "${movie?.title}"),
    Explanation(
      "not-filled-in",
      "Texts of a file are filled in where they have `${…}`, texts within an expression are not.",
      instead: "${items.map(x => '${name}: ${x}')}",
      write: "${items.map(x => name + ': ' + x)}"),
    Explanation(
      "not-embeddable",
      "The value has no text of its own.",
      instead: "Movies: ${movies}",
      write: "Movies: ${movies.title.join(', ')}"),
    Explanation(
      "inside-secret",
      "A secret is passed on as a whole; nothing of it can be read.",
      instead: "${secrets.TOKEN.upper()}",
      write: "${secrets.TOKEN}"),
    Explanation(
      "compared-secret",
      "Comparing a secret would tell about it.",
      instead: "${secrets.TOKEN == 'x'}",
      write: "${secrets.TOKEN == nothing}"),
  ]
}
