internal import Workflow

/// Lets a person pick from a list.
struct ChooseFromList: WaitingAction {
  enum WhenEmpty: String, Choice {
    case error, skip

    static let type = EnumKind(WhenEmpty.self)
  }

  static let title = "Choose From List"
  static let category = Category.generic
  static let description = "Lets you pick one item or several from a list."
  static let errors = [emptyList]
  static let summary: Summary<Self> = "Choose from \(\.$list) with the prompt \(\.$prompt)"
  static let examples = [
    Example(
      "One of three", steps: "- List: [Tea, Coffee, Cocoa]\n- Choose From List: What may it be?\n  as: drink",
      output: #""Cocoa""#, answers: ["drink=Cocoa"]),
    Example(
      "Several",
      steps: """
        - Choose From List:
            list: [Tea, Coffee, Cocoa]
            prompt: Which do you like?
            multiple: true
          as: drinks
        """, output: #"["Tea","Cocoa"]"#, answers: ["drinks=Tea,Cocoa"]),
    Example(
      "Nothing to choose from", steps: "- List: []\n- Choose From List: Which one?",
      error: "There is nothing to choose from: the list is empty."),
  ]

  @Parameter("List", role: .input) var list: [Value]
  @Parameter("Prompt", role: [.key, .shown]) var prompt = "Which one?"
  @Parameter("Select multiple", "Whether several items may be picked.") var multiple = false
  @Parameter("Select all", "Whether all items are picked at the beginning.", when: .is(\Self.$multiple, true))
  var selectAll = false
  @Parameter("Selected", "The items that are picked at the beginning.") var selected: [Value] = []
  @Parameter(
    "At least", "How many items must be picked.", when: .is(\Self.$multiple, true), limits: Limits(minimum: 0, step: 1))
  var min = 0
  @Parameter(
    "At most", "How many items may be picked.", when: .is(\Self.$multiple, true), limits: Limits(minimum: 1, step: 1))
  var max: Int?
  @Parameter("Search", "Whether typing filters the list.") var search = true
  @Parameter("Section", "The heading under which an item, `it`, stands.", item: .of(\Self.$list))
  var section: PerItem<String?>?
  @Parameter("Value", "What is given for a picked item, `it`.", item: .of(\Self.$list)) var value: PerItem<Value>?
  @Parameter("When empty", "Whether an empty list is an error, or gives nothing.") var empty = WhenEmpty.error

  static func output(for arguments: ArgumentKinds<Self>) -> Kind {
    let element = arguments.kind(of: \.$list).element ?? .any
    let item = arguments.isGiven(\.$value) ? arguments.kind(of: \.$value) : element
    guard let multiple = arguments.constant(of: \.$multiple) else { return .any }
    let picked = multiple ? Kind.list(item) : item
    return arguments.constant(of: \.$empty) == .error ? picked : picked.optional
  }

  static func fault(in arguments: ArgumentKinds<Self>) -> ArgumentFault? {
    guard let min = arguments.constant(of: \.$min), let max = arguments.constant(of: \.$max) ?? nil, min > max else {
      return nil
    }
    return arguments.fault(of: \.$max, Failure.contraryBounds(min, max).message)
  }

  private static let emptyList = ErrorCode(
    "empty_list", "There is nothing to choose from: the list is empty.")

  func run(in context: Context) async throws -> Value {
    if list.isEmpty {
      if empty == .skip { return .nothing }
      throw ChooseFromList.emptyList.failure(hint: "write `empty: skip` if that is fine")
    }
    let choices = Choices(
      list, rows: try rows(), multiple: try bounds(), preselected: preselected(), isSearchable: search)
    let answer = try await context.ask(Inquiry(prompt, .choose(choices), standard: standard(choices)))
    return try valueGiven(for: answer)
  }

  /// How many may be picked; nothing where exactly one is.
  private func bounds() throws -> ClosedRange<Int>? {
    guard multiple else { return nil }
    let most = max ?? Swift.max(min, list.count)
    if min > most { throw Failure.contraryBounds(min, most) }
    if min > list.count { throw Failure.tooFew(list.count, min) }
    return min...most
  }

  private func preselected() -> [Int] {
    if multiple, selectAll { return Array(list.indices) }
    if selected.isEmpty { return [] }
    return list.indices.filter { index in selected.contains { list[index].isCalled($0) } }
  }

  /// What is taken without asking: what is preselected, if anything is.
  private func standard(_ choices: Choices) -> Value? {
    guard !choices.preselected.isEmpty else { return nil }
    return multiple ? .list(choices.preselected.map { list[$0] }) : list[choices.preselected[0]]
  }

  private func rows() throws -> [DisplayRepresentation]? {
    guard let section else { return nil }
    return try zip(list, section(list)).map { $0.display.inSection($1) }
  }

  private func valueGiven(for answer: Value) throws -> Value {
    guard let value else { return answer }
    if case .list(let list) = answer, multiple { return .list(try value(list.items)) }
    return try value([answer])[0]
  }
}

extension Value {
  /// Whether a value, or its name, means this item.
  fileprivate func isCalled(_ other: Value) -> Bool {
    if isEqual(to: other) { return true }
    guard case .text(let name) = other else { return false }
    return FoldedText(display.name) == FoldedText(name)
  }
}

extension DisplayRepresentation {
  fileprivate func inSection(_ section: String?) -> DisplayRepresentation {
    DisplayRepresentation(
      name, subtitle: subtitle, thumbnail: thumbnail, section: section ?? self.section, synonyms: synonyms,
      pronunciation: pronunciation)
  }
}

extension Failure {
  fileprivate static func contraryBounds(_ min: Int, _ max: Int) -> Failure {
    Failure(.failed, "At least \(min) and at most \(max) items should be picked, which cannot be.")
  }

  fileprivate static func tooFew(_ count: Int, _ min: Int) -> Failure {
    Failure(.failed, "At least \(min) items should be picked, but the list has \(count).")
  }
}
