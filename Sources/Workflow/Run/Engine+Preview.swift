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
      let permissions = plan.permissions.flatMap { declared in
        let named = (try? Permission.named(by: declared.name.evaluate(&frame), in: declared.area)) ?? []
        // What depends on an input that is not known yet stays as it is written.
        return named.isEmpty ? [Permission(declared.area, declared.text)] : named
      }
      return Preview(inputs: inputs, permissions: permissions)
    } catch {
      throw located(error, at: workflowStep)
    }
  }
}
