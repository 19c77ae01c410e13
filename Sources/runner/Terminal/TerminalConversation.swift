import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Speaks with the person at the terminal, line by line.
struct TerminalConversation: Conversation {
  let terminal: ControllingTerminal

  var columns: Int { terminal.size.columns }
  var rows: Int { terminal.size.rows }

  func say(_ text: String) { terminal.write(text) }

  func listen() throws -> String? {
    switch try terminal.readLine() {
    case .text(let text): text
    case .end: nil
    }
  }

  func listenInSecret(after prompt: String) throws -> String? {
    let line = try TerminalModes.changing(
      of: terminal.descriptor, TerminalModes.Change(modes: { $0.c_lflag &= ~tcflag_t(ECHO) })
    ) {
      say(prompt)
      return try listen()
    }
    // The line break was not shown either.
    say("\n")
    return line
  }
}
