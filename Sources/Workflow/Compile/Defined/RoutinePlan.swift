internal import Synchronization

/// What runs when a step calls an action that a file defines, or a workflow: a block with slots of its own.
final class RoutinePlan: Sendable {
  /// The slots of the parameters, in their order.
  let parameterSlots: [Int]
  /// The place of the parameter that comes into the block.
  let inputPlace: Int?
  let body: BlockPlan
  /// What it gives, evaluated at its end; nothing where that is the last output.
  let output: CompiledExpression?
  /// What `return` and the last output become; nothing where they are given as they are.
  let shape: ResultShape?
  let dialogs: Dialogs?
  let frameSize: Int
  let nowSlot: Int
  let secrets: [Plan.Outside]
  let environment: [Plan.Outside]

  var waits: Bool { body.waits || dialogs?.confirmation != nil }

  init(
    parameterSlots: [Int], inputPlace: Int?, body: BlockPlan, output: CompiledExpression?, shape: ResultShape? = nil,
    dialogs: Dialogs? = nil, frameSize: Int, nowSlot: Int, secrets: [Plan.Outside], environment: [Plan.Outside]
  ) {
    self.parameterSlots = parameterSlots
    self.inputPlace = inputPlace
    self.body = body
    self.output = output
    self.shape = shape
    self.dialogs = dialogs
    self.frameSize = frameSize
    self.nowSlot = nowSlot
    self.secrets = secrets
    self.environment = environment
  }
}

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

/// A routine that may be called before it is compiled, by itself or by another that it calls.
final class DefinedRoutine: Routine {
  private let box = Mutex<RoutinePlan?>(nil)

  var plan: RoutinePlan? {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = newValue } }
  }
}
