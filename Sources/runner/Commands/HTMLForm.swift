import Workflow

/// Values as a plain page: a list of items as a table of their properties, everything else as text.
enum HTMLForm {
  static func page(of value: Value) -> String {
    "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n" + body(of: value) + "\n"
  }

  private static func body(of value: Value) -> String {
    switch value {
    case .nothing: ""
    case .list(let list) where list.allSatisfy({ $0.columns != nil }) && !list.isEmpty: table(of: list.items)
    case .list(let items): "<ul>\n" + items.map { "<li>\(body(of: $0))</li>\n" }.joined() + "</ul>"
    case .record, .dictionary: description(of: value.columns ?? [])
    case .url(let address) where address.text.hasPrefix("https:") || address.text.hasPrefix("http:"):
      "<a href=\"\(escaped(address.text))\">\(escaped(address.text))</a>"
    default: escaped((try? TextForm.print(value)) ?? value.shortForm)
    }
  }

  private static func table(of items: [Value]) -> String {
    var names: [String] = []
    for (name, _) in items.flatMap({ $0.columns ?? [] }) where !names.contains(name) { names.append(name) }
    let head = "<tr>" + names.map { "<th>\(escaped($0))</th>" }.joined() + "</tr>\n"
    let rows = items.map { item in
      let values = OrderedDictionary(item.columns ?? [])
      return "<tr>" + names.map { "<td>\(body(of: values[$0] ?? .nothing))</td>" }.joined() + "</tr>\n"
    }
    return "<table>\n" + head + rows.joined() + "</table>"
  }

  private static func description(of columns: [OrderedDictionary.Pair]) -> String {
    "<dl>\n" + columns.map { "<dt>\(escaped($0.key))</dt><dd>\(body(of: $0.value))</dd>\n" }.joined() + "</dl>"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}

extension Value {
  /// The names and values of what has parts.
  fileprivate var columns: [OrderedDictionary.Pair]? {
    switch self {
    case .dictionary(let dictionary): dictionary.pairs
    case .record(let record): zip(record.kind.properties, record.values).map { ($0.name, $1) }
    default: nil
    }
  }
}
