import Workflow

/// How many colours a terminal shows.
enum ColorDepth: Sendable {
  case none, sixteen, palette, full

  /// As the environment says. Nothing is asked of the terminal, which would have to reply before anything is shown.
  init(of environment: any Environment) {
    let terminal = environment.value(of: "TERM") ?? ""
    let color = environment.value(of: "COLORTERM") ?? ""
    if environment.setting("NO_COLOR") != nil || terminal == "dumb" || terminal.hasPrefix("vt1") {
      self = .none
    } else if ["truecolor", "24bit"].contains(color) || terminal.hasSuffix("-direct") {
      self = .full
    } else if terminal.contains("256color") || ["xterm-kitty", "alacritty", "foot", "xterm-ghostty"].contains(terminal)
    {
      self = .palette
    } else {
      self = .sixteen
    }
  }
}
