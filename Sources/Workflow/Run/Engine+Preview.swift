/// A run that is only looked at.
extension Engine {
  /// Finds out what the run would begin with, and does nothing.
  /// - Throws: a ``StepFailure`` for what would be refused or missing.
  @concurrent public func preview(_ given: [String: GivenInput] = [:]) async throws -> Preview {
    var frame = Frame(slots: plan.frameSize, cancellation: cancellation)
    try readOutside(&frame)
    let context = Context(surroundings, cancellation: cancellation, step: workflowStep)
    do {
      let (inputs, values) = try await Resolver(context: context, isPreview: true).preview(of: plan, given: given)
      for (input, value) in zip(plan.inputs, values) { frame.slots[input.slot] = value }
      // What depends on an input that is not known is told as it is written.
      let permissions = plan.permissions.flatMap { declared in
        (try? Permission.named(by: declared.name.evaluate(&frame), in: declared.area))
          ?? [Permission(declared.area, declared.text)]
      }
      return Preview(inputs: inputs, permissions: permissions)
    } catch {
      throw located(error, at: workflowStep)
    }
  }
}
