import Workflow

/// The expression for a relationship: whether a parameter exists, by the value of one before it.
struct ParameterCondition {
  let expression: String?
  /// Why there is none, as the rest of a sentence.
  let remark: String?

  init(_ relationship: IntentRelationship, parent: ImportedParameter?) {
    guard let parent else {
      let name = relationship.parent.map { "no parameter \(ImportNote.quoted($0)) stands before it" }
      self.init(remark: "is not imported: " + (name ?? "it names no parent"))
      return
    }
    guard let predicate = relationship.predicate else {
      self.init(
        remark: "is not imported: the runner does not know the predicate "
          + ImportNote.quoted(relationship.predicateName))
      return
    }
    guard let expression = ParameterCondition.expression(predicate, relationship.values, parent) else {
      self.init(
        remark: "is not imported: \(ImportNote.quoted(relationship.predicateName)) does not suit the value of "
          + "`\(parent.name)`")
      return
    }
    self.init(expression: expression)
  }

  private init(expression: String? = nil, remark: String? = nil) {
    self.expression = expression
    self.remark = remark
  }

  private static func expression(
    _ predicate: IntentRelationship.Predicate, _ values: [PropertyList], _ parent: ImportedParameter
  ) -> String? {
    let name = parent.name
    if predicate == .hasAnyValue { return "\(name) != nothing" }
    if parent.type.family == .boolean, !parent.isMultiple {
      return boolean(predicate, values, parent)
    }
    let literals = (values.isEmpty ? [zero(parent.type.family)].compactMap(\.self) : values)
      .compactMap { literal($0, parent.type) }
    guard let first = literals.first, values.isEmpty || literals.count == values.count else { return nil }
    switch (predicate, parent.isMultiple, literals.count) {
    case (.hasExactValue, false, 1): return "\(name) == \(first)"
    case (.isNotEqual, false, 1): return "\(name) != \(first)"
    case (.hasExactValue, false, _): return "\(name) in [\(literals.joined(separator: ", "))]"
    case (.isNotEqual, false, _): return "not (\(name) in [\(literals.joined(separator: ", "))])"
    case (.contains, _, _), (.hasExactValue, true, _): return containing(literals, parent).map { "\($0)" }
    case (.doesNotContain, _, _), (.isNotEqual, true, _): return containing(literals, parent).map { "not (\($0))" }
    default: return comparison(predicate, literals, parent)
    }
  }

  /// A value that the file does not name is false.
  private static func boolean(
    _ predicate: IntentRelationship.Predicate, _ values: [PropertyList], _ parent: ImportedParameter
  ) -> String? {
    guard let isTrue = values.isEmpty ? false : values[0].flag, values.count < 2 else { return nil }
    let wanted = predicate == .isNotEqual ? !isTrue : isTrue
    guard predicate == .hasExactValue || predicate == .isNotEqual else { return nil }
    if parent.mayBeNothing { return "\(parent.name) == \(wanted)" }
    return wanted ? parent.name : "not \(parent.name)"
  }

  private static func containing(_ literals: [String], _ parent: ImportedParameter) -> String? {
    let isText = parent.type.family == .text
    guard isText || parent.isMultiple else { return nil }
    let subject = parent.mayBeNothing ? "(\(parent.name) ?? \(parent.isMultiple ? "[]" : "''"))" : parent.name
    return literals.map { "\(subject) contains \($0)" }.joined(separator: " or ")
  }

  private static func comparison(
    _ predicate: IntentRelationship.Predicate, _ literals: [String], _ parent: ImportedParameter
  ) -> String? {
    guard case .number = parent.type.family, !parent.isMultiple else { return nil }
    let name = parent.name
    let bounds: String
    switch (predicate, literals.count) {
    case (.isGreater, 1): bounds = "\(name) > \(literals[0])"
    case (.isGreaterOrEqual, 1): bounds = "\(name) >= \(literals[0])"
    case (.isLess, 1): bounds = "\(name) < \(literals[0])"
    case (.isLessOrEqual, 1): bounds = "\(name) <= \(literals[0])"
    case (.isWithinRange, 2): bounds = "\(name) >= \(literals[0]) and \(name) <= \(literals[1])"
    default: return nil
    }
    return parent.mayBeNothing ? "\(name) != nothing and \(bounds)" : bounds
  }

  /// What Xcode leaves out.
  private static func zero(_ family: ImportedType.Family) -> PropertyList? {
    if case .number = family { .integer(0) } else { nil }
  }

  private static func literal(_ value: PropertyList, _ type: ImportedType) -> String? {
    switch type.family {
    case .number: value.number.flatMap { ImportedNumber.literal($0) }
    case .text: value.text.map { TextSlots.literal($0) }
    case .choice: value.text.flatMap { type.cases[$0] }.map { TextSlots.literal($0) }
    case .boolean, .duration, .file, .record, .other: nil
    }
  }
}
