import Actions
import Workflow

/// A run of a workflow that comes later, with inputs that stand on the command line behind `--`.
struct LaterRun {
  private let plan: Plan
  private let given: [String: GivenInput]
  private let preview: Preview

  /// - Throws: a ``Diagnostic`` for flags that the workflow does not have, an ``Ending`` for values that a run would refuse,
  ///   and for secrets.
  init(_ words: [String], of plan: Plan) throws {
    self.plan = plan
    let given = try InputFlags(plan.inputs.map(\.declaration)).kept(in: words)
    self.given = given
    do {
      preview = try Rehearsal(plan: plan, services: .system(transport: HTTPClient())).preview { given }
    } catch let failure as StepFailure {
      throw Ending(ExitStatus(failure.failure), [failure.diagnostic])
    }
  }

  /// The words for its inputs, by their names.
  var parameters: OrderedDictionary {
    OrderedDictionary(
      plan.inputs.compactMap { input in
        guard case .words(let words)? = given[input.declaration.name] else { return nil }
        return (input.declaration.name, words.count == 1 ? .text(words[0]) : .list(List(words.map { .text($0) })))
      })
  }

  /// The run as it is remembered when it has been done.
  /// - Returns: nothing for what cannot be done again.
  var deed: Deed? {
    let values = preview.inputs.map { state -> Value in
      switch state {
      case .value(let value): value
      case .unread(let text, _): .text(text)
      case .asked, .dependent, .absent: .nothing
      }
    }
    return plan.deed(values, given: Set(given.keys), without: Mask())
  }
}
