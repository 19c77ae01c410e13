import Workflow

/// What a file may touch, and which of its steps do.
struct PermissionLines {
  private let plan: Plan
  private let declared: [Permission]
  /// Whether they are those of the plan, in its order.
  private let isAsWritten: Bool

  /// - Parameter preview: what is known of one run.
  init(_ plan: Plan, _ preview: Preview? = nil) {
    self.plan = plan
    isAsWritten = preview == nil
    declared = preview?.permissions ?? plan.permissions.map { Permission($0.area, $0.text) }
  }

  var lines: [String] {
    var touched: [String] = []
    for (place, permission) in declared.enumerated() {
      let line = "  \(permission.area): \(permission.shown)\(origin(of: place))"
      if !touched.contains(line) { touched.append(line) }
    }
    for (need, steps) in needs {
      let names = steps.map { "`\($0)`" }.joined(separator: ", ")
      touched.append("  \(need.area): \(need.shown) (\(names) by \(steps.count == 1 ? "itself" : "themselves"))")
    }
    var lines = ["", "may touch:"] + (touched.isEmpty ? ["  nothing"] : touched)
    if !plan.touches.isEmpty {
      lines += ["", "in:"] + plan.touchSentences().map { TerminalText.cleaned("  \($0)") }
    }
    return lines
  }

  /// The file that declares a permission, where that is not the workflow's own; what is known of one run has no file.
  private func origin(of place: Int) -> String {
    guard isAsWritten, plan.permissions[place].range.file !== plan.file else { return "" }
    return " (for `\(TerminalText.cleaned(plan.permissions[place].range.file.path))`)"
  }

  /// `{ area, name, by }`, where `by` is the action that needs it by itself.
  var value: Value {
    let entries =
      declared.map { ($0, Value.nothing) }
      + needs.flatMap { need, steps in steps.map { (need, Value.text($0)) } }
    return .list(
      entries.map { permission, step in
        .dictionary(["area": .text(permission.area.rawValue), "name": .text(permission.name), "by": step])
      })
  }

  /// What actions need by themselves, each with the titles of those that do.
  private var needs: [(need: Permission, steps: [String])] {
    var needs: [(need: Permission, steps: [String])] = []
    for touch in plan.touches {
      for need in touch.needs {
        if let place = needs.firstIndex(where: { $0.need == need }) {
          if !needs[place].steps.contains(touch.step.title) { needs[place].steps.append(touch.step.title) }
        } else {
          needs.append((need, [touch.step.title]))
        }
      }
    }
    return needs
  }
}

extension Plan {
  /// The steps that touch something, each once: "line 4: Run Shell Script", behind the file where that is not the
  /// workflow's own.
  /// - Parameter area: only those whose arguments name something of it.
  func touchSentences(of area: Permission.Area? = nil) -> [String] {
    var sentences: [String] = []
    for touch in touches where area.map({ touch.areas.contains($0) }) ?? true {
      let step = touch.step
      let sentence =
        "\(step.range.file === file ? "line" : "\(step.range.file.path), line") \(step.line): \(step.title)"
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }
}
