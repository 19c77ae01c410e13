/// What is written here for the names of values and free functions that other languages have.
enum ForeignName {
  /// What stands for a word that is never a name of somebody's own.
  static func own(_ name: String) -> String? { words[name] }

  /// What to write for a name that is not there, and near none that is.
  static func advice(on name: String) -> String? {
    if let hint = hints[name.lowercased()] { return hint }
    let isVariable = name.contains { $0.isUppercase } && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
    return isVariable && name.count > 1 ? "write `environment.\(name)` for a variable of the environment" : nil
  }

  /// What to write for the size of what may be a list or a text; nothing for another function.
  static func advice(onSize function: String, of value: String) -> String? {
    ["count", "length"].contains(function)
      ? "write `\(value).count()` for a list, `\(value).length()` for a text" : nil
  }

  /// What to write for a function that is called with its arguments alone.
  static func advice(onFunction name: String, argument: String?, second: String?) -> String? {
    let argument = argument ?? "value"
    return switch name.lowercased() {
    case "now", "date", "today", "time", "datetime", "utcnow", "timestamp": "write `now`"
    case "env", "getenv", "lookup": "write `environment.\(argument.filter { $0 != "'" })`"
    case "random", "rand", "uuid", "shuffle":
      "an expression gives the same each time; `Get Item From List` takes `item: random`"
    case "default", "coalesce", "ifnull", "ifempty": "write `\(argument) ?? \(second ?? "…")`"
    case "int", "float", "number", "parseint", "parsefloat", "tonumber": "write `\(argument).as(number)`"
    case "str", "string", "text", "tostring", "cstr": "write `\(argument).as(text)`"
    case "bool", "boolean": "write `\(argument).as(boolean)`"
    case "dict", "dictionary", "fromjson", "parsejson", "json_parse": "write `\(argument).as(dictionary)`"
    case "list", "array", "range": "write a list as `[1, 2, 3]`; `repeat` has `index`"
    case "input", "prompt": "ask in a step: `- Ask For Input: \(argument.filter { $0 != "'" })`"
    case "secret": "write `secrets.\(argument.filter { $0 != "'" })`"
    default: nil
    }
  }

  /// What to write for a function of a value that is no function here.
  static func advice(onFunction name: String, of value: String, argument: String?) -> String? {
    let argument = argument ?? "…"
    return switch name.lowercased() {
    case "tostring", "to_s", "str", "string": "write `\(value).as(text)`"
    case "toint", "int", "float", "tonumber", "to_i", "to_f", "number": "write `\(value).as(number)`"
    case "fromjson", "todictionary", "parse": "write `\(value).as(dictionary)`"
    case "default", "ifempty", "or_else", "orelse": "write `\(value) ?? \(argument)`"
    case "push", "append", "concat", "add", "extend": "write `\(value) + [\(argument)]`"
    case "includes", "include", "has", "has_item", "contains_item": "write `\(value) contains \(argument)`"
    case "test", "ismatch", "match", "regex_match": "write `\(value) matches \(argument)`"
    case "foreach": "write a step `- each: ${\(value)}`, or `\(value).map(…)`"
    case "nth", "at", "get", "elementat": "write `\(value)[\(argument)]`, counted from 1"
    case "to_entries", "entries": "`keys()` gives the keys, `values()` the values"
    default: nil
    }
  }

  private static let words = [
    "null": "nothing", "None": "nothing", "nil": "nothing", "undefined": "nothing", "True": "true", "False": "false",
    "yes": "true", "no": "false", "this": "it", "AND": "and", "OR": "or", "NOT": "not",
  ]

  private static let hints: [String: String] = {
    var hints: [String: String] = [:]
    for (words, hint) in advised { for word in words.split(separator: " ") { hints[String(word)] = hint } }
    return hints
  }()

  private static let advised: KeyValuePairs<String, String> = [
    "output result response stdout last prev answer": "`previous` is the output before; `as` gives an output a name",
    "steps outputs jobs needs tasks nodes register": "give an output a name with `as`, and write that name",
    "vars variables var vals globals locals hostvars": "a value is called by its name alone, which `set` or `as` gives",
    "env environ envvars": "write `environment`",
    "params args arguments argv parameters": "write `inputs`",
    "input": "an input is called by its name alone; `previous` is the output before",
    "today date datetime time timestamp": "write `now`",
    "i idx counter loop forloop": "the number of a turn is `index`, from 1",
    "self element each entry row x": "the item of an `each` is `item`; in `filter` and `map` it is `it`",
    "github gitlab runner matrix strategy trigger states hass ansible_facts inventory_hostname":
      "what comes from outside is declared under `inputs`, and called by its name alone",
    "secret token": "write `secrets.NAME`",
    "json math": "a function stands behind its value: `n.round()`, `d.json()`; `text.as(dictionary)` reads JSON",
  ]
}
