/// Functions on lists that evaluate an expression for each item.
enum QueryFunctions {
  static let all: [Function] = [
    Function(
      "map", on: [.list], [.each("value")], gives: .rule { _, call in .list(call.kind(0) ?? .any) },
      "What an expression gives for each item.", example: ("[1, 2].map(it * 10)", "[10, 20]")
    ) { call in
      guard let value = call.lambda(0) else { return { list, _ in list } }
      return { list, frame in .list(try call.items(of: list).mapPolling(&frame, value.callAsFunction)) }
    },
    Function(
      "filter", on: [.list], [.condition()], gives: .rule(ListFunctions.list),
      "The items for which a condition is true.",
      example: ("[1, 2, 3].filter(it > 1)", "[2, 3]")
    ) { call in
      guard let condition = call.lambda(0) else { return { list, _ in list } }
      return { list, frame in
        var result: [Value] = []
        for item in try call.items(of: list) {
          try frame.tick()
          if try condition.isTrue(item, &frame) { result.append(item) }
        }
        return .list(result)
      }
    },
    Function(
      "find", on: [.list], [.condition()], gives: .rule { list, _ in (list.element ?? .any).optional },
      "The first item for which a condition is true, or nothing.", example: ("[1, 2, 3].find(it > 1)", "2")
    ) { call in
      guard let condition = call.lambda(0) else { return { _, _ in .nothing } }
      return { list, frame in
        for item in try call.items(of: list) {
          try frame.tick()
          if try condition.isTrue(item, &frame) { return item }
        }
        return .nothing
      }
    },
    Function(
      "any", on: [.list], [.condition(isRequired: false)], gives: .kind(.boolean),
      "Whether a condition is true for an item, or an item is `true`.", example: ("[1, 2].any(it > 1)", "true")
    ) { call in
      let holds = try test(call)
      return { list, frame in
        for item in try call.items(of: list) {
          try frame.tick()
          if try holds(item, &frame) { return true }
        }
        return false
      }
    },
    Function(
      "all", on: [.list], [.condition(isRequired: false)], gives: .kind(.boolean),
      "Whether a condition is true for every item, or every item is `true`.", example: ("[1, 2].all(it > 1)", "false")
    ) { call in
      let holds = try test(call)
      return { list, frame in
        for item in try call.items(of: list) {
          try frame.tick()
          if try !holds(item, &frame) { return false }
        }
        return true
      }
    },
    sort, sum, average, extreme("min", .ascending), extreme("max", .descending),
  ]

  private static func test(_ call: Arguments) throws -> @Sendable (Value, inout Frame) throws -> Bool {
    if let condition = call.lambda(0) { return condition.isTrue }
    if let element = call.receiverKind.element, element != .boolean, element != .any, element != .nothing {
      throw Failure(
        .conversion, "`\(call.name)` needs a condition for items that are \(element.article).", at: call.range,
        hint: "write `\(call.receiver.text).\(call.name)(it == …)`")
    }
    return { item, _ in
      if case .boolean(let flag) = item { return flag }
      throw Failure(
        .conversion, "`\(call.name)` needs `true` or `false`, and an item is \(item.found).", at: call.range)
    }
  }

  // MARK: - Order

  private static let sort = Function(
    "sort", on: [.list],
    [.each("key", isRequired: false), .option("order", of: "ascending", "descending"), .option("locale", .text)],
    gives: .rule(ListFunctions.list),
    "The items in order, or in that of a key; equal ones stay as they were, and nothings come last.",
    example: ("[3, 1, 2].sort(order='descending')", "[3, 2, 1]")
  ) { call in
    let key = call.lambda(0)
    let isDescending = if case .text("descending") = call.constant(1) { true } else { false }
    let kind = (key?.body.kind ?? call.receiverKind.element ?? .any).unwrapped
    if kind != .nothing, !kind.isOrdered { throw Failure.noOrder(kind, call, key) }
    return { list, frame in
      let items = try call.items(of: list)
      let locale = try call.text(2, &frame)
      let made = frame.meter.made
      defer { frame.meter.made = made }
      let keys = key == nil ? items : try items.mapPolling(&frame) { item, frame in try key?(item, &frame) ?? item }
      let cancellation = frame.cancellation
      let order =
        try locale.map { try Collation(locale: $0).order(of: keys, descending: isDescending, cancellation) }
        ?? Sorting.order(of: keys, descending: isDescending, shouldGoOn: cancellation.check)
      return .list(order.map { items[$0] })
    }
  }

  private static func extreme(_ name: String, _ wanted: Order) -> Function {
    let isLeast = wanted == .ascending
    return Function(
      name, on: [.list], [.each("value", isRequired: false)],
      gives: .rule { list, call in call.kind(0) ?? list.element ?? .any },
      "The \(isLeast ? "least" : "greatest") item, or the \(isLeast ? "least" : "greatest") of what an expression gives for each.",
      example: ("[3, 1, 2].\(name)()", isLeast ? "1" : "3")
    ) { call in
      let key = call.lambda(0)
      let kind = key?.body.kind ?? call.receiverKind.element ?? .any
      if kind.isOptional, kind != .nothing { throw Failure.mayBeNothing(call, key) }
      if kind != .nothing, !kind.isOrdered { throw Failure.noOrder(kind, call, key) }
      return { list, frame in
        var best: Value?
        for item in try call.items(of: list) {
          try frame.tick()
          let value = try key?.passing(item, &frame) ?? item
          if let current = best, try Value.compare(value, current) != wanted { continue }
          best = value
        }
        guard let best else { throw Failure.empty(call) }
        return best
      }
    }
  }

  // MARK: - Sums

  private static func summedKind(_ receiver: Kind, _ call: Arguments) -> Kind {
    switch call.kind(0) ?? receiver.element ?? .any {
    case .any: .any
    case .duration: .duration
    default: .number
    }
  }

  private static func checkSummable(_ call: Arguments) throws {
    let kind = call.kind(0) ?? call.receiverKind.element ?? .any
    if [.any, .number, .duration, .nothing].contains(kind) { return }
    if kind.isOptional { throw Failure.mayBeNothing(call, call.lambda(0)) }
    throw Failure(
      .conversion, "`\(call.name)` needs numbers or durations, and these are each \(kind.article).", at: call.range,
      hint: kind == .text ? "write `\(call.receiver.text).\(call.name)(it.as(number))`" : nil)
  }

  private static let sum = Function(
    "sum", on: [.list], [.each("value", isRequired: false)], gives: .rule(summedKind),
    "The sum of the items, or of what an expression gives for each; 0 for an empty list.",
    example: ("[0.1, 0.2, 0.3].sum()", "0.6")
  ) { call in
    try checkSummable(call)
    let key = call.lambda(0)
    let isDuration = summedKind(call.receiverKind, call) == .duration
    return { list, frame in
      let items = try call.items(of: list)
      if items.isEmpty, isDuration { return .duration(Span(nanoseconds: 0)) }
      return try total(items, key, &frame)
    }
  }

  private static let average = Function(
    "average", on: [.list], [.each("value", isRequired: false)], gives: .rule(summedKind),
    "The sum divided by the count, which an empty list does not have.", example: ("[1, 2].average()", "1.5")
  ) { call in
    try checkSummable(call)
    let key = call.lambda(0)
    return { list, frame in
      let items = try call.items(of: list)
      if items.isEmpty { throw Failure.empty(call) }
      return try Arithmetic.divide(try total(items, key, &frame), Value(items.count))
    }
  }

  private static func total(_ items: [Value], _ key: Arguments.Lambda?, _ frame: inout Frame) throws -> Value {
    var sum = Sum()
    for item in items {
      try frame.tick()
      try sum.add(try key?.passing(item, &frame) ?? item)
    }
    return sum.value
  }
}

extension Failure {
  fileprivate static func noOrder(_ kind: Kind, _ call: Arguments, _ key: Arguments.Lambda?) -> Failure {
    let name = call.receiver.text
    return Failure(
      .conversion, "\(kind.article.capitalizedFirst) has no order.", at: key?.body.range ?? call.receiver,
      hint: "name a property to go by: `\(name).\(call.name)(it.name)`")
  }

  fileprivate static func mayBeNothing(_ call: Arguments, _ key: Arguments.Lambda?) -> Failure {
    let item = key?.body.range.text ?? "it"
    return Failure(
      .conversion, "`\(item)` may be nothing.", at: key?.body.range ?? call.receiver,
      hint: "leave those out first: `.filter(\(item) != nothing)`")
  }
}
