/// A text that people read, as an intent definition file has it.
struct Wording: Sendable, Equatable {
  let text: String
  /// The key of its translations.
  let id: String?

  init(_ text: String, id: String? = nil) {
    self.text = text
    self.id = id
  }
}
