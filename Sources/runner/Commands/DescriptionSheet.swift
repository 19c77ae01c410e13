import Workflow

/// A workflow as a person would tell it: its inputs, its steps in sentences, what it may touch.
struct DescriptionSheet {
  private let plan: Plan
  private let description: WorkflowDescription

  init(_ plan: Plan, _ description: WorkflowDescription) {
    self.plan = plan
    self.description = description
  }

  var lines: [String] {
    var lines = [TerminalText.cleaned(plan.name)]
    if let description = plan.description { lines += PresentationLayout.lines(of: description) }
    let inputs = plan.inputs.map { ($0.declaration.name, $0.declaration.explanation) }
    lines += HelpColumns.section("inputs", inputs)
    let steps = description.lines.map { String(repeating: "  ", count: $0.depth + 1) + TerminalText.cleaned($0.text) }
    lines += ["", "steps:"] + steps
    lines += ["", "may touch:"] + (touched.isEmpty ? ["  nothing"] : touched)
    if !plan.touches.isEmpty {
      lines += ["", "in:"] + plan.touches.map { TerminalText.cleaned("  \($0.sentence(in: plan))") }
    }
    return lines
  }

  /// What is declared, and what actions need by themselves.
  private var touched: [String] {
    var lines = plan.permissions.map { "  \($0.area): \(TerminalText.cleaned($0.text))" }
    for touch in plan.touches {
      for need in touch.needs {
        let line = "  \(need.area): \(need.shown) (`\(touch.step.title)` by itself)"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines
  }
}
