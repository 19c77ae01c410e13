import Workflow

/// What an intent definition file holds, as it says it.
struct IntentFile {
  let enums: [IntentEnum]
  let types: [IntentType]
  let intents: [Intent]
  let untaken: [String]

  /// - Throws: a ``Diagnostic`` where the property list is something else, or a part of it has another form.
  init(_ list: PropertyList) throws {
    guard case .dictionary(let entries) = list else { throw Diagnostic.otherList(list) }
    if !["INIntents", "INEnums", "INTypes"].contains(where: { entries[$0] != nil }) { throw Diagnostic.noIntents }
    let fields = try Fields(list, prefix: "IN", "the file")
    for name in ["ModelVersion", "Namespace", "SystemVersion", "ToolsBuildVersion", "ToolsVersion"] {
      fields.ignore("IntentDefinition" + name)
    }
    enums = try fields.list("Enums").map { try IntentEnum($0) }
    types = try fields.list("Types").map { try IntentType($0) }
    intents = try fields.list("Intents").map { try Intent($0) }
    untaken = fields.untaken
  }
}

extension Diagnostic {
  fileprivate static func otherList(_ list: PropertyList) -> Diagnostic {
    Diagnostic(
      code: "no-intent-definition", "An intent definition file is a dictionary, and this is \(list.noun).", at: nil)
  }

  fileprivate static var noIntents: Diagnostic {
    Diagnostic(
      code: "no-intent-definition",
      "This is a property list, and no intent definition file: it has no `INIntents`, `INEnums` or `INTypes`.", at: nil)
  }
}
