/// How deep the definitions that are compiled name one another.
///
/// A definition is compiled when it is first named, on top of the one that names it, and takes its part of the stack
/// until it is through. Whether a chain is too long must not depend on where in the file it begins: each definition
/// therefore remembers how many levels it has, its own included.
struct Nesting {
  /// Far more than calls may nest in a run.
  static let limit = 64

  /// The levels found so far below each definition in work, the outermost first.
  private var levels: [Int] = []

  /// Whether there is room for one more on top of those in work.
  var hasRoom: Bool { levels.count < Nesting.limit }

  mutating func enter() { levels.append(0) }

  /// - Returns: how many levels the innermost definition in work has, which is through now.
  mutating func leave() -> Int {
    let height = levels.removeLast() + 1
    note(height)
    return height
  }

  /// That the innermost definition in work names one of so many levels.
  mutating func note(_ height: Int) {
    guard let last = levels.indices.last else { return }
    levels[last] = max(levels[last], height)
  }
}

extension Diagnostic {
  static func tooNested(_ words: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "definitions-too-deep",
      "More than \(Nesting.limit) definitions build on one another, and \(words) is one too many.", at: range,
      hint: "let fewer of them build on others")
  }
}
