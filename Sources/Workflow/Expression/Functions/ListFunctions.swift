/// Functions on lists that take and rearrange items.
enum ListFunctions {
  static let all: [Function] = [
    Function(
      "count", on: [.list], gives: .kind(.number), "The number of items.", example: ("[4, 5].count()", "2")
    ) { call in { value, _ in Value(try call.items(of: value).count) } },
    Function(
      "first", on: [.list], [.optional("count", .number)], gives: .rule(itemOrList),
      "The first item, which an empty list does not have; with a count so many from the start.",
      example: ("[4, 5, 6].first(2)", "[4, 5]")
    ) { call in
      { value, frame in
        let items = try call.items(of: value)
        if let count = try call.count(0, atLeast: 0, &frame) { return .list(Array(items.prefix(count))) }
        guard let first = items.first else { throw Failure.empty(call) }
        return first
      }
    },
    Function(
      "last", on: [.list], [.optional("count", .number)], gives: .rule(itemOrList),
      "The last item, which an empty list does not have; with a count so many from the end.",
      example: ("[4, 5, 6].last()", "6")
    ) { call in
      { value, frame in
        let items = try call.items(of: value)
        if let count = try call.count(0, atLeast: 0, &frame) { return .list(Array(items.suffix(count))) }
        guard let last = items.last else { throw Failure.empty(call) }
        return last
      }
    },
    Function(
      "reversed", on: [.list], gives: .rule(list), "The items from the last to the first.",
      example: ("[1, 2].reversed()", "[2, 1]")
    ) { call in { value, _ in .list(try call.items(of: value).reversed()) } },
    Function(
      "flatten", on: [.list], gives: .rule(flattened), "The items of lists within the list, one level deep.",
      example: ("[[1], [2, 3]].flatten()", "[1, 2, 3]")
    ) { call in
      { value, frame in
        var result: [Value] = []
        for item in try call.items(of: value) {
          try frame.tick()
          if case .list(let inner) = item { result += inner } else { result.append(item) }
          try Bound.check(items: result.count)
        }
        return .list(result)
      }
    },
    Function(
      "zip", on: [.list], [.required("other", .list(.any))], gives: .rule(zipped),
      "Pairs of the items at equal places, as long as both lists have one.",
      example: ("['a', 'b'].zip([1, 2])[2]", "['b', 2]")
    ) { call in
      { value, frame in
        let other = try call.list(0, &frame) ?? []
        return .list(zip(try call.items(of: value), other).map { .list([$0, $1]) })
      }
    },
    Function(
      "chunk", on: [.list], [.required("size", .number)], gives: .rule { .list(list($0, $1)) },
      "Lists of so many items each; the last may have fewer.", example: ("[1, 2, 3].chunk(2)", "[[1, 2], [3]]")
    ) { call in
      { value, frame in
        let items = try call.items(of: value)
        let size = try call.count(0, atLeast: 1, &frame) ?? 1
        return .list(
          stride(from: 0, to: items.count, by: size).map {
            .list(Array(items[$0..<min(items.count, $0 + min(size, items.count))]))
          })
      }
    },
    slice, join, unique, group,
  ]

  // MARK: - Types

  /// That of a list of the same items.
  static func list(_ receiver: Kind, _ arguments: Arguments) -> Kind { .list(receiver.element ?? .any) }

  private static func itemOrList(_ receiver: Kind, _ arguments: Arguments) -> Kind {
    arguments.isGiven(0) ? list(receiver, arguments) : receiver.element ?? .any
  }

  private static func flattened(_ receiver: Kind, _ arguments: Arguments) -> Kind {
    guard let element = receiver.element else { return .list(.any) }
    return .list(element.element ?? element)
  }

  private static func zipped(_ receiver: Kind, _ arguments: Arguments) -> Kind {
    .list(.list((receiver.element ?? .any).common(with: arguments.kind(0)?.element ?? .any)))
  }

  // MARK: - Longer ones

  private static let slice = Function(
    "slice", on: [.list, .text], [.required("from", .number), .optional("to", .number)], gives: .receiver,
    "From one place to another, both counted from 1, or from the end with a minus.",
    example: ("'Arrival'.slice(2, -2)", "'rriva'")
  ) { call in
    { value, frame in
      let first = try call.whole(0, &frame) ?? 1
      let last = try call.whole(1, &frame)
      if first == 0 { throw Failure.sliceFromZero(call.range(0)) }
      if last == 0 { throw Failure.sliceFromZero(call.range(1)) }
      let slice = Slice(from: first, to: last)
      switch value {
      case .list(let items): return .list(Array(items[slice.offsets(of: items.count)]))
      case .text(let text):
        let offsets = slice.offsets(of: try text.count(&frame))
        return .text(String(text.dropFirst(offsets.lowerBound).prefix(offsets.count)))
      default: throw call.wrongReceiver(value, "a list or a text")
      }
    }
  }

  private static let join = Function(
    "join", on: [.list], [.optional("separator", .text)],
    gives: .rule { receiver, _ in receiver.element == .secret ? .secret : .text },
    "The items as one text, with a separator between them.", example: ("['a', 'b'].join(', ')", "'a, b'")
  ) { call in
    if let element = call.receiverKind.element, element.isOptional || !element.isEmbeddable, element != .nothing {
      throw Failure.notJoinable(element, call)
    }
    return { value, frame in
      let separator = try call.text(0, &frame) ?? ""
      var text = ""
      var isSecret = false
      for (index, item) in try call.items(of: value).enumerated() {
        try frame.tick()
        if index > 0 { text += separator }
        switch item {
        case .text(let part): text += part
        case .secret(let secret):
          isSecret = true
          text += secret.reveal()
        default: text += try item.embedded()
        }
        try Bound.check(bytes: text.utf8.count)
      }
      return isSecret ? .secret(Secret(text)) : .text(text)
    }
  }

  private static let unique = Function(
    "unique", on: [.list], [.each("key", isRequired: false)], gives: .rule(list),
    "Without items that are equal, or have an equal key, to one before.",
    example: ("[1, 2, 1].unique()", "[1, 2]")
  ) { call in
    let key = call.lambda(0)
    return { value, frame in
      var seen: Set<ValueKey> = []
      var result: [Value] = []
      for item in try call.items(of: value) {
        try frame.tick()
        if seen.insert(ValueKey(try key?(item, &frame) ?? item)).inserted { result.append(item) }
      }
      return .list(result)
    }
  }

  private static let group = Function(
    "group", on: [.list], [.each("key")],
    gives: .rule { receiver, call in .list(.record(GroupKind.of(call.kind(0) ?? .any, receiver.element ?? .any))) },
    "Items of equal key together, in the order of the keys' first items: each group has a `key` and `items`.",
    example: ("[1, 2, 3].group(it % 2).map(it.items)", "[[1, 3], [2]]")
  ) { call in
    let key = call.lambda(0)
    let kind = GroupKind.of(call.kind(0) ?? .any, call.receiverKind.element ?? .any)
    return { value, frame in
      var places: [ValueKey: Int] = [:]
      var groups: [(key: Value, items: [Value])] = []
      for item in try call.items(of: value) {
        try frame.tick()
        let key = try key?(item, &frame) ?? .nothing
        if let place = places[ValueKey(key)] {
          groups[place].items.append(item)
        } else {
          places[ValueKey(key)] = groups.count
          groups.append((key, [item]))
        }
      }
      return .list(groups.map { .record(Record(kind, [$0.key, .list($0.items)])) })
    }
  }
}

extension Failure {
  /// An item is asked of a list that has none.
  static func empty(_ call: Arguments) -> Failure {
    let alternative = ["first": "?[1]", "last": "?[-1]"][call.name].map { "`\(call.receiver.text)\($0)` gives nothing" }
    return Failure(
      .failed, "`\(call.receiver.text)` is empty and has no `\(call.name)`.", at: call.range,
      hint: alternative ?? "check `\(call.receiver.text).count() > 0` first")
  }

  fileprivate static func notJoinable(_ element: Kind, _ call: Arguments) -> Failure {
    let list = call.receiver.text
    let hint =
      element.isOptional ? "write `\(list).filter(it != nothing)`" : "write `\(list).map(it.display()).join(…)`"
    return Failure(
      .conversion, "Items that are \(element.article) do not become text by themselves.", at: call.receiver, hint: hint)
  }
}
