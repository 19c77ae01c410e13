import Testing

@testable import runner

@Suite("Relationships as conditions")
struct ParameterConditionTests {
  private static func parent(_ type: String, choice: String? = nil, isResolved: Bool = true, isMultiple: Bool = false)
    throws -> ImportedParameter
  {
    var entries: [String: PropertyList] = [
      "INIntentParameterName": .text("p"), "INIntentParameterType": .text(type),
      "INIntentParameterSupportsMultipleValues": .boolean(isMultiple),
      "INIntentParameterSupportsResolution": .boolean(isResolved),
    ]
    if let choice { entries["INIntentParameterEnumType"] = .text(choice) }
    let source = try IntentParameter(.dictionary(entries), in: "the test")
    let file = try IntentFile(
      .dictionary([
        "INEnums": .list([
          .dictionary([
            "INEnumName": .text("E"),
            "INEnumValues": .list([
              .dictionary(["INEnumValueName": .text("a b")]), .dictionary(["INEnumValueName": .text("c")]),
            ]),
          ])
        ])
      ]))
    return ImportedParameter(
      source: source, name: "p", type: ImportedType(source.type, names: DefinitionNames(file)), standard: nil,
      condition: nil, isOptional: !isResolved)
  }

  private static func condition(_ predicate: String, _ values: [PropertyList], _ parent: ImportedParameter?) throws
    -> ParameterCondition
  {
    let relationship = try IntentRelationship(
      .dictionary([
        "INIntentParameterRelationshipParentName": .text("p"),
        "INIntentParameterRelationshipPredicateName": .text(predicate),
        "INIntentParameterRelationshipPredicateValues": .list(values),
      ]), in: "the test")
    return ParameterCondition(relationship, parent: parent)
  }

  @Test(
    "The predicate is the ending of its name",
    arguments: [
      ("String", "HasAnyValue", [], "p != nothing"), ("Boolean", "BooleanHasExactValue", [.boolean(true)], "p"),
      ("Boolean", "BooleanHasExactValue", [], "not p"), ("Boolean", "ValueIsNotEqual", [.boolean(false)], "p"),
      ("String", "StringHasExactValue", [.text("it's")], "p == 'it''s'"),
      ("String", "StringHasExactValue", [.text("a"), .text("b")], "p in ['a', 'b']"),
      ("String", "ValueIsNotEqual", [.text("a")], "p != 'a'"),
      ("String", "ValueIsNotEqual", [.text("a"), .text("b")], "not (p in ['a', 'b'])"),
      ("String", "StringValueContains", [.text("a")], "p contains 'a'"),
      ("String", "StringValueDoesNotContain", [.text("a")], "not (p contains 'a')"),
      ("Decimal", "DecimalValueIsGreaterThan", [.number(2.5)], "p > 2.5"),
      ("Integer", "IntegerValueIsGreaterThanOrEqual", [.integer(-1)], "p >= -1"),
      ("Integer", "IntegerValueIsLessThan", [], "p < 0"),
      ("Integer", "IntegerValueIsLessThanOrEqual", [.integer(3)], "p <= 3"),
      ("Integer", "IntegerValueIsWithinRange", [.integer(1), .integer(3)], "p >= 1 and p <= 3"),
      ("Integer", "IntegerHasExactValue", [.integer(3)], "p == 3"),
    ] as [(String, String, [PropertyList], String)])
  func expression(type: String, predicate: String, values: [PropertyList], expression: String) throws {
    #expect(try Self.condition(predicate, values, Self.parent(type)).expression == expression)
  }

  @Test("A case is called as here, a list holds it, and what may be nothing is looked at first")
  func kinds() throws {
    let choice = try Self.parent("Integer", choice: "E")
    #expect(try Self.condition("EnumHasExactValue", [.text("a b")], choice).expression == "p == 'a_b'")
    #expect(try Self.condition("EnumHasExactValue", [.text("x")], choice).expression == nil)
    let list = try Self.parent("String", isResolved: false, isMultiple: true)
    #expect(try Self.condition("StringHasExactValue", [.text("a")], list).expression == "(p ?? []) contains 'a'")
    let optional = try Self.parent("Integer", isResolved: false)
    #expect(
      try Self.condition("ValueIsGreaterThan", [.integer(1)], optional).expression == "p != nothing and p > 1")
    let flag = try Self.parent("Boolean", isResolved: false)
    #expect(try Self.condition("BooleanHasExactValue", [], flag).expression == "p == false")
  }

  @Test(
    "What makes no sense is told",
    arguments: [
      ("String", "Frog", [.text("a")]), ("String", "ValueIsGreaterThan", [.text("a")]),
      ("File", "HasExactValue", [.text("a")]),
      ("Boolean", "BooleanHasExactValue", [.text("maybe")]), ("Integer", "HasExactValue", [.number(1e300)]),
      ("Integer", "IntegerValueIsWithinRange", [.integer(1)]), ("String", "StringHasExactValue", []),
    ] as [(String, String, [PropertyList])])
  func refused(type: String, predicate: String, values: [PropertyList]) throws {
    let condition = try Self.condition(predicate, values, Self.parent(type))
    #expect(condition.expression == nil && condition.remark != nil)
    #expect(try Self.condition("HasAnyValue", [], nil).remark != nil)
  }
}
