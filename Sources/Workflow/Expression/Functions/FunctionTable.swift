/// All built-in functions of expressions.
enum FunctionTable {
  static let all: [Function] =
    TextFunctions.all + ListFunctions.all + QueryFunctions.all + DictionaryFunctions.all + NumberFunctions.all
    + DateFunctions.all + ValueFunctions.all

  private static let index = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  static func named(_ name: String) -> Function? { index[name] }

  /// The function that other languages call by a name.
  static func foreign(_ name: String) -> Function? {
    foreignNames[name.lowercased()].flatMap(named)
  }

  /// The function of a value that a name means, in this language or another: a list has a `count`, a text a `length`.
  static func meant(by name: String, on kind: Kind) -> Function? {
    let sizes = ["length", "size", "len", "count"]
    let names = [name] + (sizes.contains(name.lowercased()) ? ["count", "length"] : [])
    return (names.map(named) + [foreign(name)]).compactMap(\.self).first { $0.takes(kind) }
  }

  static func names(on kind: Kind) -> [String] { all.filter { $0.takes(kind) }.map(\.name) }

  private static let foreignNames = [
    "len": "count", "size": "count", "toupper": "upper", "touppercase": "upper", "uppercase": "upper",
    "lowercase": "lower", "tolower": "lower", "tolowercase": "lower", "strip": "trim", "sorted": "sort",
    "sort_by": "sort", "sortby": "sort", "group_by": "group", "groupby": "group", "uniq": "unique",
    "distinct": "unique", "reverse": "reversed", "tojson": "json", "to_json": "json", "substring": "slice",
    "sub": "replace", "select": "filter", "where": "filter", "collect": "map", "mean": "average",
    "title": "title_case", "capitalize": "title_case", "titlecase": "title_case", "startswith": "starts_with",
    "endswith": "ends_with", "ceil": "ceiling", "type": "type_name", "has_key": "has", "haskey": "has",
    "padstart": "pad", "padend": "pad", "avg": "average", "head": "first", "flat": "flatten",
    "some": "any", "every": "all", "downcase": "lower", "upcase": "upper", "stringify": "json",
  ]
}
