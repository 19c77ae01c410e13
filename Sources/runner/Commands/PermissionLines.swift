import Workflow

/// What a file may touch, and which of its steps do.
struct PermissionLines {
  private let plan: Plan
  private let declared: [Permission]

  /// - Parameter preview: what is known of one run.
  init(_ plan: Plan, _ preview: Preview? = nil) {
    self.plan = plan
    declared = preview?.permissions ?? plan.permissions.map { Permission($0.area, $0.text) }
  }

  var lines: [String] {
    var touched = declared.map { "  \($0.area): \($0.shown)" }
    for (need, step) in needs { touched.append("  \(need.area): \(need.shown) (`\(step)` by itself)") }
    var lines = ["", "may touch:"] + (touched.isEmpty ? ["  nothing"] : touched)
    if !plan.touches.isEmpty {
      lines += ["", "in:"] + plan.touches.map { TerminalText.cleaned("  \($0.sentence(in: plan))") }
    }
    return lines
  }

  /// `{ area, name, by }`, where `by` is the action that needs it by itself.
  var value: Value {
    let entries = declared.map { ($0, Value.nothing) } + needs.map { ($0.need, Value.text($0.step)) }
    return .list(
      entries.map { permission, step in
        .dictionary(["area": .text(permission.area.rawValue), "name": .text(permission.name), "by": step])
      })
  }

  /// What actions need by themselves.
  private var needs: [(need: Permission, step: String)] {
    var needs: [(need: Permission, step: String)] = []
    for touch in plan.touches {
      for need in touch.needs where !needs.contains(where: { $0.need == need && $0.step == touch.step.title }) {
        needs.append((need, touch.step.title))
      }
    }
    return needs
  }
}
