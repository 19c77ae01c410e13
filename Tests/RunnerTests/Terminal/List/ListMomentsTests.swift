import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A list is ended at moments that nobody chose: before it is there, while it is drawn, between two keys.
@Suite("The terminal after a list that ends at any moment", .serialized)
struct ListMomentsTests {
  enum Ending: CaseIterable {
    case enter, escape, interrupt, trap, termination, hangUp

    var status: Int32 {
      switch self {
      case .enter: 0
      case .escape, .interrupt: 130
      case .trap: 128 + SIGTRAP
      case .termination: 128 + SIGTERM
      case .hangUp: 128 + SIGHUP
      }
    }

    func happen(to session: TerminalSession) {
      switch self {
      case .enter: session.type("\r")
      case .escape: session.type("\u{1B}")
      case .interrupt: session.type("\u{3}")
      case .trap: session.send(SIGTRAP)
      case .termination: session.send(SIGTERM)
      case .hangUp: session.send(SIGHUP)
      }
    }
  }

  private static let moments = 34
  /// What a person does meanwhile, which makes the list draw.
  private static let keys = ["", "\u{1B}[B", "\u{1B}[B\u{1B}[B\u{1B}[A", "\u{1B}[F", "?", "item 7", "\u{C}\u{C}"]

  @Test("is as before, whatever ends it", arguments: Ending.allCases)
  func moments(ending: Ending) throws {
    let runner = try BuiltRunner()
    let rows = (1...60).map { "Item \($0)" }.joined(separator: "\n")
    let before = try PseudoTerminal().modes
    var chance = SplitMix(seed: UInt64(ending.status))
    for moment in 0..<ListMomentsTests.moments {
      let session = try runner.start("pick", input: rows)
      if moment % 3 == 0 {
        // While it starts.
        session.watch(for: .microseconds(Int.random(in: 0...60_000, using: &chance)))
      } else {
        session.expect { session.model().text.contains("type to filter") }
        session.type(ListMomentsTests.keys.randomElement(using: &chance) ?? "")
        session.watch(for: .microseconds(Int.random(in: 0...3_000, using: &chance)))
      }
      ending.happen(to: session)
      // What is typed before the list is there does not answer it, and Esc empties the filter first.
      session.expect {
        if session.hasEnded { return true }
        // Esc has emptied it when it says so; Enter may have come before the rows.
        let isOpen = session.model().text.contains(ending == .escape ? "type to filter" : "Which one?")
        guard isOpen, !session.model().isInFrame else { return false }
        if [.enter, .escape].contains(ending) { ending.happen(to: session) }
        return session.hasEnded
      }
      #expect(session.wait() == ending.status)
      #expect(session.terminal?.modes == before)
      #expect(session.model().isAsBefore && !session.model().text.contains("Item"))
    }
  }
}
