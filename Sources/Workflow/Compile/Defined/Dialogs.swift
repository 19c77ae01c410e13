/// What a definition says to people while it runs.
final class Dialogs: Sendable {
  /// A text that is used where its condition holds.
  struct Variant: Sendable {
    let when: CompiledExpression?
    let text: CompiledExpression
  }

  /// Asked before it runs.
  let confirmation: CompiledExpression?
  let success: [Variant]
  let failure: [Variant]
  let resultSlot: Int
  let errorSlot: Int

  init(
    confirmation: CompiledExpression?, success: [Variant], failure: [Variant], resultSlot: Int, errorSlot: Int
  ) {
    self.confirmation = confirmation
    self.success = success
    self.failure = failure
    self.resultSlot = resultSlot
    self.errorSlot = errorSlot
  }
}
