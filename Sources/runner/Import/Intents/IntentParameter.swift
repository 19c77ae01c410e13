/// A parameter of an intent.
struct IntentParameter {
  /// A question or another sentence of Siri's about the parameter.
  struct Dialog {
    /// `Primary`, `Confirmation`, `DisambiguationIntroduction` …
    let type: String
    let text: Wording?
    /// Whether the author wrote it.
    let isCustom: Bool
  }

  /// Why a value is refused.
  struct Reason {
    let code: String
    let text: Wording?
    /// Whether it says again what the limits say.
    let isDefault: Bool
  }

  let name: String
  let title: Wording?
  let priority: Int
  let type: IntentValueType
  /// Whether it is asked for.
  let isResolved: Bool
  /// How many values widgets of each size take; none where that is free.
  let sizes: [Int]
  let metadata: Fields?
  let relationship: IntentRelationship?
  let dialogs: [Dialog]
  let reasons: [Reason]
  let hasDynamicOptions: Bool
  let isSearched: Bool
  let untaken: [String]

  init(_ value: PropertyList, in owner: String) throws {
    let fields = try Fields(value, prefix: "INIntentParameter", "the parameter", nameKey: "Name", in: owner)
    fields.ignore("Configurable", "Tag", "CustomDisambiguation", "FixedSizeArray")
    name = try fields.text("Name") ?? ""
    title = try fields.wording("DisplayName")
    priority = try fields.integer("DisplayPriority") ?? 0
    type = try IntentValueType(fields)
    isResolved = try fields.flag("SupportsResolution") ?? false
    sizes = try fields.list("ArraySizes").compactMap { item in
      let size = try Fields(item, prefix: "INIntentParameterArraySize", "a size", in: fields.owner)
      return try size.integer("Size")
    }
    metadata = try fields.value("Metadata").map {
      try Fields($0, prefix: "INIntentParameterMetadata", "what is said of the value", in: fields.owner)
    }
    relationship = try fields.value("Relationship").map { try IntentRelationship($0, in: fields.owner) }
    dialogs = try fields.list("PromptDialogs").map { try Dialog($0, in: fields.owner) }
    reasons = try fields.list("UnsupportedReasons").map { try Reason($0, in: fields.owner) }
    hasDynamicOptions = try fields.flag("SupportsDynamicEnumeration") ?? false
    isSearched = try fields.flag("SupportsSearch") ?? false
    untaken = fields.untaken
  }

  /// The question that asks for it.
  var question: Wording? { dialogs.first { $0.type == "Primary" }?.text }
}

extension IntentParameter.Dialog {
  fileprivate init(_ value: PropertyList, in owner: String) throws {
    let fields = try Fields(value, prefix: "INIntentParameterPromptDialog", "a dialog", in: owner)
    type = try fields.text("Type") ?? "Primary"
    text = try fields.wording("FormatString")
    isCustom = try fields.flag("Custom") ?? false
  }
}

extension IntentParameter.Reason {
  fileprivate init(_ value: PropertyList, in owner: String) throws {
    let fields = try Fields(value, prefix: "INIntentParameterUnsupportedReason", "a reason", in: owner)
    code = try fields.text("Code") ?? ""
    text = try fields.wording("FormatString")
    isDefault = try fields.flag("Default") ?? false
  }
}
