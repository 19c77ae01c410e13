/// On what value of another parameter it depends whether a parameter exists.
struct IntentRelationship {
  /// What is asked of the parent. Xcode writes the type before it, as in `EnumHasExactValue`.
  enum Predicate: String, CaseIterable {
    case hasAnyValue = "HasAnyValue"
    case hasExactValue = "HasExactValue"
    case isNotEqual = "ValueIsNotEqual"
    case isGreater = "ValueIsGreaterThan"
    case isGreaterOrEqual = "ValueIsGreaterThanOrEqual"
    case isLess = "ValueIsLessThan"
    case isLessOrEqual = "ValueIsLessThanOrEqual"
    case isWithinRange = "ValueIsWithinRange"
    case contains = "ValueContains"
    case doesNotContain = "ValueDoesNotContain"
  }

  let parent: String?
  /// As it is written.
  let predicateName: String
  let predicate: Predicate?
  /// Those that are named; none where the file says nothing.
  let values: [PropertyList]

  init(_ value: PropertyList, in owner: String) throws {
    let fields = try Fields(value, prefix: "INIntentParameterRelationship", "the relationship", in: owner)
    parent = try fields.text("ParentName")
    let name = try fields.text("PredicateName") ?? ""
    predicateName = name
    predicate = Predicate.allCases.first { name.hasSuffix($0.rawValue) }
    values = try fields.list("PredicateValues") + [fields.value("PredicateValue")].compactMap(\.self)
  }
}
