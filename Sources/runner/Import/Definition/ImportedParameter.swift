/// A parameter of an intent as it will stand in the definition file, as far as others look at it.
struct ImportedParameter {
  let source: IntentParameter
  let name: String
  let type: ImportedType
  var isMultiple: Bool { source.type.isMultiple }
  /// What it is without being given, or nothing.
  let standard: Outline?
  /// The expression that is true where it exists, or nothing.
  let condition: String?
  /// Whether it is left out without being asked for.
  let isOptional: Bool

  var mayBeNothing: Bool { isOptional || condition != nil }

  /// As `type:` has it, without its sizes.
  var kind: Outline { type.written(isMultiple: isMultiple, isOptional: mayBeNothing) }
}
