/// An enum of an intent definition file.
struct IntentEnum {
  struct Case {
    let name: String
    let title: Wording?
    /// The number that stands for it. Xcode leaves out zero.
    let index: Int
    let synonyms: [Wording]
    let untaken: [String]

    init(_ value: PropertyList, in owner: String) throws {
      let fields = try Fields(value, prefix: "INEnumValue", "a case", nameKey: "Name", in: owner)
      name = try fields.text("Name") ?? ""
      title = try fields.wording("DisplayName")
      index = try fields.integer("Index") ?? 0
      synonyms = try fields.list("Synonyms").compactMap { item in
        let synonym = try Fields(item, prefix: "INEnumValueSynonym", "a synonym", in: fields.owner)
        return try synonym.wording("Synonym")
      }
      untaken = fields.untaken
    }

    /// Whether it is the one that Xcode puts before those of the author, to say that none of them is meant.
    var isUnknown: Bool { index == 0 && name == "unknown" && (title?.text.lowercased() ?? name) == name }
  }

  let name: String
  let title: Wording?
  let cases: [Case]
  /// Whether several may hold at once.
  let isOptionSet: Bool
  let untaken: [String]

  init(_ value: PropertyList) throws {
    let fields = try Fields(value, prefix: "INEnum", "the enum", nameKey: "Name")
    fields.ignore("GeneratesHeader", "Namespace", "ClassPrefix")
    name = try fields.text("Name") ?? ""
    title = try fields.wording("DisplayName")
    isOptionSet = try fields.text("Type").map { $0 != "Regular" } ?? false
    cases = try fields.list("Values").map { try Case($0, in: fields.owner) }
    untaken = fields.untaken
  }
}
