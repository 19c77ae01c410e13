/// A workflow as an action of others.
extension Plan {
  /// What runs when a step calls it.
  var routine: RoutinePlan {
    RoutinePlan(
      parameterSlots: inputs.map(\.slot), inputPlace: inputs.firstIndex { $0.declaration.role.contains(.input) },
      body: body, output: output, frameSize: frameSize, outsides: outsides)
  }

  func action(routine: DefinedRoutine) -> ActionDefinition {
    ActionDefinition(
      title: name, category: .generic, description: description ?? "", parameters: inputs.map(\.declaration),
      combinations: [.init(title: [.text(name)])], hasEffect: body.hasEffect,
      output: outputKind == .nothing ? nil : outputKind,
      routine: routine, waits: body.waits)
  }
}

extension CompilerPass {
  /// What can be known of the file's workflow before its steps are compiled.
  func workflowSignature(routine: DefinedRoutine) -> ActionDefinition {
    let inputs = compileParameters(file.inputs, .input, in: Scope(unit, incoming: .nothing))
    return ActionDefinition(
      title: file.name, category: .generic, description: file.description?.text ?? "",
      parameters: inputs.map(\.declaration), combinations: [.init(title: [.text(file.name)])], hasEffect: false,
      output: .any,
      routine: routine, waits: true)
  }
}
