/// Files that get other names together: all of them, or none where one cannot. No journal is kept: a process that is killed
/// in the middle leaves some with their new names, and every file whole.
struct Renaming {
  struct Move {
    let from: Place
    let to: Place
  }

  private let moves: [Move]
  private let granted: GrantedFiles

  private var files: any FileSystem { granted.files }

  init(_ moves: [Move], in granted: GrantedFiles) {
    self.moves = moves
    self.granted = granted
  }

  /// - Throws: a ``Failure`` that says what is in the way, and what became of the others.
  func run() throws {
    let moves = try ordered()
    for (index, move) in moves.enumerated() {
      do {
        try files.rename(move.from, to: move.to)
      } catch {
        throw undone(Array(moves[..<index]), because: error)
      }
    }
    for move in moves { granted.note(moved: move.from, to: move.to) }
  }

  /// The moves in an order in which a name is free when it is needed. Looks at everything before anything is done.
  private func ordered() throws -> [Move] {
    var sources: [[UInt8]: Move] = [:]
    var targets: [[UInt8]: Move] = [:]
    for move in moves {
      guard files.exists(move.from) else { throw Failure.isMissing(move.from) }
      if sources.updateValue(move, forKey: Array(move.from.path.utf8)) != nil { throw Failure.isTwice(move.from) }
      if let other = targets.updateValue(move, forKey: Array(move.to.path.utf8)) { throw Failure.clash(other, move) }
    }
    var waiting: [[UInt8]: Move] = [:]
    var ready: [Move] = []
    for move in moves where move.from.path.utf8.elementsEqual(move.to.path.utf8) == false {
      let target = Array(move.to.path.utf8)
      if sources[target] != nil {
        waiting[target] = move
      } else if files.exists(move.to) && !files.isSame(move.from, move.to) {
        throw Failure.isThere(move)
      } else {
        ready.append(move)
      }
    }
    var next = 0
    while next < ready.count {
      // The name that this one gives up may be what another waits for.
      if let follower = waiting.removeValue(forKey: Array(ready[next].from.path.utf8)) { ready.append(follower) }
      next += 1
    }
    if let move = waiting.values.min(by: { $0.from.path < $1.from.path }) { throw Failure.isThere(move) }
    return ready
  }

  private func undone(_ done: [Move], because error: any Error) -> Failure {
    let left = done.reversed().filter { move in
      do {
        try files.rename(move.to, to: move.from)
        return false
      } catch {
        return true
      }
    }
    let cause = (error as? Failure) ?? Failure(.failed, "\(error)")
    let notes = left.isEmpty ? ["Nothing was renamed."] : left.map { Failure.staysRenamed($0) }
    return Failure(cause.reason, cause.message, hint: cause.hint, notes: notes)
  }
}

extension Failure {
  private static let nothingDone = ["Nothing was renamed."]

  fileprivate static func isMissing(_ place: Place) -> Failure {
    let path = TerminalText.cleaned(place.written)
    return Failure(.notFound, "`\(path)` cannot be renamed: it does not exist.", notes: nothingDone)
  }

  fileprivate static func isTwice(_ place: Place) -> Failure {
    let path = TerminalText.cleaned(place.written)
    return Failure(.input, "`\(path)` is given twice.", hint: "write `.unique()`", notes: nothingDone)
  }

  fileprivate static func clash(_ first: Renaming.Move, _ second: Renaming.Move) -> Failure {
    Failure(
      .failed,
      """
      `\(TerminalText.cleaned(first.from.written))` and `\(TerminalText.cleaned(second.from.written))` would both be called \
      `\(TerminalText.cleaned(second.to.name))`.
      """, notes: nothingDone)
  }

  fileprivate static func isThere(_ move: Renaming.Move) -> Failure {
    let (from, to) = (TerminalText.cleaned(move.from.written), TerminalText.cleaned(move.to.written))
    return Failure(.failed, "`\(from)` cannot be renamed: `\(to)` is there already.", notes: nothingDone)
  }

  fileprivate static func staysRenamed(_ move: Renaming.Move) -> String {
    let (from, to) = (TerminalText.cleaned(move.from.written), TerminalText.cleaned(move.to.name))
    return "`\(from)` is now called `\(to)`, and could not be called back."
  }
}
