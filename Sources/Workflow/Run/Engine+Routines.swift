/// Definitions and workflows that steps call.
extension Engine {
  /// Runs routines for those who know no engine.
  struct Performer: RoutinePerformer {
    let plan: Plan
    let tracer: (any Tracer)?

    func perform(_ routine: any Routine, with arguments: [Argument?], in context: Context) throws -> Value {
      guard let plan = (routine as? DefinedRoutine)?.plan else { preconditionFailure("a routine is compiled first") }
      return try engine(context).run(plan, arguments, in: context)
    }

    @concurrent func performWaiting(
      _ routine: any Routine, with arguments: [Argument?], in context: Context
    ) async throws -> Value {
      guard let plan = (routine as? DefinedRoutine)?.plan else { preconditionFailure("a routine is compiled first") }
      return try await engine(context).runWaiting(plan, arguments, in: context)
    }

    private func engine(_ context: Context) -> Engine {
      Engine(plan, within: context.surroundings, cancellation: context.cancellation, tracer: tracer)
    }
  }

  private func run(_ routine: RoutinePlan, _ arguments: [Argument?], in context: Context) throws -> Value {
    var frame = try frame(of: routine, arguments, in: context)
    do {
      return try finish(routine, try run(routine.body, &frame), &frame, context)
    } catch {
      throw try told(error, routine, &frame, context)
    }
  }

  private func runWaiting(_ routine: RoutinePlan, _ arguments: [Argument?], in context: Context) async throws -> Value {
    var frame = try frame(of: routine, arguments, in: context)
    if let confirmation = routine.dialogs?.confirmation {
      try await context.confirm(
        try confirmation.evaluate(&frame).embedded(), as: StepName.confirmation, of: context.step.title)
    }
    do {
      return try finish(routine, try await runWaiting(routine.body, &frame), &frame, context)
    } catch {
      throw try told(error, routine, &frame, context)
    }
  }

  private func frame(of routine: RoutinePlan, _ arguments: [Argument?], in context: Context) throws -> Frame {
    var frame = Frame(slots: routine.frameSize, cancellation: context.cancellation, depth: context.depth + 1)
    frame.isRetried = context.isRetried
    for (slot, argument) in zip(routine.parameterSlots, arguments) {
      if case .value(let value)? = argument { frame.slots[slot] = value }
    }
    if routine.takesExpressions { frame.expressions = arguments.map { $0?.expression } }
    if let place = routine.inputPlace { frame.previous = arguments[place]?.value ?? .nothing }
    try routine.outsides.fill(&frame, in: surroundings)
    return frame
  }

  /// What it gives, once that is said and remembered.
  private func finish(_ routine: RoutinePlan, _ flow: Flow, _ frame: inout Frame, _ context: Context) throws -> Value {
    let result = try result(of: routine, flow, &frame, context)
    try tell(routine.dialogs?.success, result, &frame, routine, context)
    donate(routine, &frame, context)
    return result
  }

  private func result(of routine: RoutinePlan, _ flow: Flow, _ frame: inout Frame, _ context: Context) throws -> Value {
    if flow == .stop { return .nothing }
    if flow != .leave, let output = routine.output { frame.previous = try output.evaluate(&frame) }
    guard let shape = routine.shape else { return frame.previous }
    return try shape.shaped(frame.previous, &frame, context)
  }

  // MARK: - What is said

  private func tell(
    _ variants: [Dialogs.Variant]?, _ result: Value, _ frame: inout Frame, _ routine: RoutinePlan, _ context: Context
  ) throws {
    guard let variants, !variants.isEmpty, let dialogs = routine.dialogs else { return }
    frame.slots[dialogs.resultSlot] = result
    if let text = try variants.text(&frame) { context.presenter.note(text) }
  }

  /// A failure in the words of the definition.
  private func told(_ error: any Error, _ routine: RoutinePlan, _ frame: inout Frame, _ context: Context) throws
    -> any Error
  {
    guard let dialogs = routine.dialogs, !dialogs.failure.isEmpty else { return error }
    let failure = error as? StepFailure ?? located(error, at: context.step)
    // What ends the run is nobody's failure.
    guard failure.failure.reason != .cancelled else { return error }
    frame.slots[dialogs.errorSlot] = ErrorType.value(of: failure.failure, step: failure.step.title)
    guard let text = try dialogs.failure.text(&frame) else { return error }
    return failure.saying(text)
  }
}

extension [Dialogs.Variant] {
  /// The first whose condition holds.
  fileprivate func text(_ frame: inout Frame) throws -> String? {
    for variant in self where try variant.when?.isTrue(&frame) ?? true {
      return try variant.text.evaluate(&frame).shown()
    }
    return nil
  }
}
