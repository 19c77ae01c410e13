internal import Workflow

/// Takes one item of a list, or a stretch of it.
struct GetItemFromList: Action {
  enum Place: String, Choice {
    case first, last, random, index, range

    static let type = EnumKind(Place.self)
  }

  static let title = "Get Item From List"
  static let category = Category.generic
  static let description = "Takes the first, the last, a random or a numbered item of a list, or several in a row."
  static let summary: Summary<Self> = "Get the \(\.$item) item of \(\.$list)"
  static let examples = [
    Example("The first", steps: "- List: [One, Two, Three]\n- Get Item From List", output: #""One""#),
    Example(
      "Counted from the end", steps: "- List: [One, Two, Three]\n- Get Item From List: { item: index, index: -2 }",
      output: #""Two""#),
    Example(
      "Several in a row",
      steps: "- List: [One, Two, Three]\n- Get Item From List: { item: range, from: 2, to: 3 }",
      output: #"["Two","Three"]"#),
  ]

  @Parameter("List", role: .inputAndKey) var list: [Value]
  @Parameter("Item", "Which item is taken.") var item = Place.first
  @Parameter("Index", "The number of the item, from 1; from the end below 0.", when: .is(\Self.$item, .index))
  var index = 1
  @Parameter("From", "The number of the first item.", when: .is(\Self.$item, .range), limits: Limits(minimum: 1))
  var from = 1
  @Parameter("To", "The number of the last item.", when: .is(\Self.$item, .range), limits: Limits(minimum: 1))
  var to: Int?

  static func output(for arguments: ArgumentKinds<Self>) -> Kind {
    let list = arguments.kind(of: \.$list)
    guard let place = arguments.constant(of: \.$item) else { return .any }
    let element = list.element ?? .any
    return place == .range ? .list(element) : element
  }

  static func fault(in arguments: ArgumentKinds<Self>) -> ArgumentFault? {
    switch arguments.constant(of: \.$item) {
    case .index? where arguments.constant(of: \.$index) == 0:
      return arguments.fault(of: \.$index, "There is no item 0.", hint: "items are counted from 1")
    case .range?:
      guard let from = arguments.constant(of: \.$from), let to = arguments.constant(of: \.$to) ?? nil, from > to + 1
      else { return nil }
      return arguments.fault(of: \.$to, "There are no items from \(from) to \(to).", hint: "exchange the two")
    default: return nil
    }
  }

  func run(in context: Context) throws -> Value {
    switch item {
    case .first: return try one(1)
    case .last: return try one(-1)
    case .index: return try one(index)
    case .random:
      if list.isEmpty { throw Failure.noItem(1, of: 0) }
      return list[Int(context.services.randomness.next() % UInt64(list.count))]
    case .range:
      let last = to ?? list.count
      guard last <= list.count, from <= last + 1 else { throw Failure.noItem(last, of: list.count) }
      return .list(Array(list[(from - 1)..<last]))
    }
  }

  private func one(_ number: Int) throws -> Value {
    let place = number > 0 ? number - 1 : number < 0 ? list.count + number : -1
    guard list.indices.contains(place) else { throw Failure.noItem(number, of: list.count) }
    return list[place]
  }
}

extension Failure {
  fileprivate static func noItem(_ number: Int, of count: Int) -> Failure {
    if count == 0 { return Failure(.failed, "There is no item to take: the list is empty.") }
    let items = count == 1 ? "1 item" : "\(count) items"
    return Failure(
      .failed, "There is no item \(number) in a list of \(items).",
      hint: number == 0 ? "items are counted from 1" : "items are counted from 1, or from the end by -1")
  }
}
