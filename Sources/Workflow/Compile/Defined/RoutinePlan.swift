/// What runs when a step calls an action that a file defines, or a workflow: a block with slots of its own.
final class RoutinePlan: Sendable {
  /// The slots of the parameters, in their order.
  let parameterSlots: [Int]
  /// The place of the parameter that comes into the block.
  let inputPlace: Int?
  /// Whether a parameter is an expression per item.
  let takesExpressions: Bool
  let body: BlockPlan
  /// What it gives, evaluated at its end; nothing where that is the last output.
  let output: CompiledExpression?
  /// What `return` and the last output become; nothing where they are given as they are.
  let shape: ResultShape?
  let dialogs: Dialogs?
  /// What is donated when it has succeeded; nothing where nothing is.
  let interaction: InteractionPlan?
  let frameSize: Int
  let outsides: Outsides

  var waits: Bool { body.waits || dialogs?.confirmation != nil }

  init(
    parameterSlots: [Int], inputPlace: Int?, takesExpressions: Bool = false, body: BlockPlan,
    output: CompiledExpression?, shape: ResultShape? = nil, dialogs: Dialogs? = nil,
    interaction: InteractionPlan? = nil, frameSize: Int, outsides: Outsides
  ) {
    self.parameterSlots = parameterSlots
    self.inputPlace = inputPlace
    self.takesExpressions = takesExpressions
    self.body = body
    self.output = output
    self.shape = shape
    self.dialogs = dialogs
    self.interaction = interaction
    self.frameSize = frameSize
    self.outsides = outsides
  }
}
