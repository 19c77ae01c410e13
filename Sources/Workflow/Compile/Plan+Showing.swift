extension Plan {
  /// Whether the last thing that a run does is to show something: what passes on behind it has been seen, or is not what
  /// the person wants to see.
  public var endsByShowing: Bool { output == nil && body.endsByShowing }
}

extension BlockPlan {
  fileprivate var endsByShowing: Bool {
    switch steps.last?.operation {
    case .call(let call): call.action.category == .view && !call.action.hasOutput
    case .block(let block): block.endsByShowing
    case .loop(let loop): loop.body.endsByShowing
    case .conditional(let plan): plan.then?.endsByShowing == true && plan.otherwise?.endsByShowing == true
    case .menu(let menu): menu.cases.allSatisfy { $0.block.endsByShowing }
    default: false
    }
  }
}
