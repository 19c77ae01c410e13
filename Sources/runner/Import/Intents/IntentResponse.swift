/// What an intent gives and says when it is done, or has failed.
struct IntentResponse {
  struct Property {
    let name: String
    let type: IntentValueType
  }

  struct Code {
    let name: String
    let isSuccess: Bool
    /// What is shown, and what is spoken.
    let conciseText: Wording?
    let fullText: Wording?

    var text: Wording? { conciseText ?? fullText }
  }

  let properties: [Property]
  let codes: [Code]
  /// The name of the property that the next action gets.
  let output: String?
  let untaken: [String]

  init(_ value: PropertyList, in owner: String) throws {
    let fields = try Fields(value, prefix: "INIntentResponse", "the response", in: owner)
    fields.ignore("LastParameterTag")
    output = try fields.text("Output")
    properties = try fields.list("Parameters").map { item in
      let property = try Fields(
        item, prefix: "INIntentResponseParameter", "a property", nameKey: "Name", in: fields.owner)
      return Property(name: try property.text("Name") ?? "", type: try IntentValueType(property))
    }
    codes = try fields.list("Codes").map { item in
      let code = try Fields(item, prefix: "INIntentResponseCode", "the code", nameKey: "Name", in: fields.owner)
      return Code(
        name: try code.text("Name") ?? "", isSuccess: try code.flag("Success") ?? false,
        conciseText: try code.wording("ConciseFormatString"), fullText: try code.wording("FormatString"))
    }
    untaken = fields.untaken
  }
}
