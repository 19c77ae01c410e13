/// One intent, as an intent definition file says it.
struct Intent {
  let name: String
  let title: Wording?
  let description: Wording?
  let category: String?
  let verb: String?
  /// Whether it is the author's own. Apple's have no parameters in the file.
  let isCustom: Bool
  /// In the order in which people see them.
  let parameters: [IntentParameter]
  /// The names of those that take what comes before, and that are written first.
  let input: String?
  let key: String?
  /// Those of Xcode 11 and later; where there are any, they are what Shortcuts shows.
  let managedCombinations: [IntentCombination]
  let combinations: [IntentCombination]
  let response: IntentResponse
  let needsConfirmation: Bool
  let isSuggested: Bool
  let isForWidgets: Bool
  /// Whether it waits until the device is unlocked, or its owner is known.
  let isRestricted: Bool
  let image: String?
  let untaken: [String]

  init(_ value: PropertyList) throws {
    let fields = try Fields(value, prefix: "INIntent", "the intent", nameKey: "Name")
    fields.ignore(
      "ClassName", "ClassPrefix", "Configurable", "Customizable", "Domain", "LastParameterTag", "DefaultImageID",
      "Domain")
    name = try fields.text("Name") ?? ""
    title = try fields.wording("Title")
    description = try fields.wording("Description")
    category = try fields.text("Category")
    verb = try fields.text("Verb")
    isCustom = try fields.text("Type").map { $0 == "Custom" } ?? true
    input = try fields.text("Input")
    key = try fields.text("KeyParameter")
    parameters = try Intent.parameters(fields)
    managedCombinations = try IntentCombination.all(fields, "ManagedParameterCombinations", parameters)
    combinations = try IntentCombination.all(fields, "ParameterCombinations", parameters)
    response = try IntentResponse(fields.value("Response") ?? .dictionary([:]), in: fields.owner)
    needsConfirmation = try fields.flag("UserConfirmationRequired") ?? false
    isSuggested = try fields.flag("IneligibleForSuggestions") != true
    isForWidgets = try fields.flag("EligibleForWidgets") ?? false
    isRestricted = try fields.integer("Restrictions").map { $0 != 0 } ?? false
    image = try fields.text("DefaultImageName")
    untaken = fields.untaken
  }

  private static func parameters(_ fields: Fields) throws -> [IntentParameter] {
    let written = try fields.list("Parameters").map { try IntentParameter($0, in: fields.owner) }
    // Where two say the same, the file's order holds.
    return written.enumerated().sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
      .map(\.element)
  }
}
