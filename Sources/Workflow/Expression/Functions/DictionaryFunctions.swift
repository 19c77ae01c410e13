/// Functions on dictionaries.
enum DictionaryFunctions {
  static let all: [Function] = [
    Function(
      "keys", on: [.dictionary], gives: .kind(.list(.text)), "The keys in their order.",
      example: ("record(a=1, b=2).keys()", "['a', 'b']")
    ) { call in { value, _ in .list(try call.dictionary(of: value).keys.map { .text($0) }) } },
    Function(
      "values", on: [.dictionary], gives: .kind(.list(.any)), "The values in the order of their keys.",
      example: ("record(a=1, b=2).values()", "[1, 2]")
    ) { call in { value, _ in .list(try call.dictionary(of: value).values) } },
    Function(
      "has", on: [.dictionary], [.required("key", .text)], gives: .kind(.boolean), "Whether there is such a key.",
      example: ("record(a=1).has('b')", "false")
    ) { call in
      { value, frame in .boolean(try call.dictionary(of: value)[try call.text(0, &frame) ?? ""] != nil) }
    },
    Function(
      "get", on: [.dictionary], [.required("key", .text), .optional("default", .any)], gives: .kind(.any),
      "The value of a key; without such a key the default, or nothing.", example: ("record(a=1).get('b', 0)", "0")
    ) { call in
      { value, frame in
        if let found = try call.dictionary(of: value)[try call.text(0, &frame) ?? ""] { return found }
        return try call.value(1, &frame) ?? .nothing
      }
    },
    Function(
      "merge", on: [.dictionary], [.required("other", .dictionary)], gives: .kind(.dictionary),
      "Both together; where both have a key, the other's value.",
      example: ("record(a=1, b=2).merge(record(b=3)).values()", "[1, 3]")
    ) { call in
      { value, frame in
        let other = try call.dictionary(0, &frame) ?? OrderedDictionary()
        let own = try call.dictionary(of: value)
        try Bound.check(items: own.count + other.count)
        return .dictionary(OrderedDictionary(own.pairs + other.pairs))
      }
    },
  ]
}
