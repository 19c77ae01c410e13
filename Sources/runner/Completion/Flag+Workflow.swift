import Workflow

extension Flag {
  /// With what a workflow has for it: the names that answers go by, the permissions that it declares.
  func offering(what plan: Plan) -> Flag {
    var flag = self
    switch name {
    case RunFlags.answer.name:
      flag.candidates = .words(plan.steps.compactMap { step in step.output.map { Candidate("\($0)=", step.title) } })
    case RunFlags.allow.name:
      flag.candidates = .words(
        plan.permissions.flatMap { $0.constants ?? [] }.map { Candidate("\($0.area.rawValue)=\($0.name)") })
    default: break
    }
    return flag
  }
}
