/// A custom type of an intent definition file.
struct IntentType {
  struct Property {
    let name: String
    let title: Wording?
    let type: IntentValueType
    let untaken: [String]

    init(_ value: PropertyList, in owner: String) throws {
      let fields = try Fields(value, prefix: "INTypeProperty", "the property", nameKey: "Name", in: owner)
      fields.ignore("Default", "DisplayPriority", "Tag")
      name = try fields.text("Name") ?? ""
      title = try fields.wording("DisplayName")
      type = try IntentValueType(fields)
      untaken = fields.untaken
    }

    /// Whether it belongs to every type and is what the language calls pronunciation and synonyms.
    var isSpeech: Bool { name == "pronunciationHint" || name == "alternativeSpeakableMatches" }
  }

  let name: String
  let title: Wording?
  let properties: [Property]
  let untaken: [String]

  init(_ value: PropertyList) throws {
    let fields = try Fields(value, prefix: "INType", "the type", nameKey: "Name")
    fields.ignore("LastPropertyTag", "ClassPrefix", "ClassName", "Namespace")
    name = try fields.text("Name") ?? ""
    title = try fields.wording("DisplayName")
    properties = try fields.list("Properties").map { try Property($0, in: fields.owner) }
    untaken = fields.untaken
  }
}
