import Workflow

/// How many colours a terminal shows.
enum ColorDepth: Sendable {
  case none, sixteen, palette, full

  /// Those with at least 256 colours whose name does not say so.
  private static let richTerminals: Set = ["alacritty", "foot", "xterm-ghostty", "xterm-kitty"]

  /// As the environment says. Nothing is asked of the terminal, which would have to reply before anything is shown.
  /// - Parameter wanted: what `--color` says.
  init(of environment: any Environment, wanted: String? = nil) {
    let isRefused = wanted == "never" || wanted != "always" && environment.setting("NO_COLOR") != nil
    let terminal = environment.value(of: "TERM") ?? ""
    let color = environment.value(of: "COLORTERM") ?? ""
    if isRefused || terminal == "dumb" || terminal.hasPrefix("vt1") {
      self = .none
    } else if ["truecolor", "24bit"].contains(color) || terminal.hasSuffix("-direct") {
      self = .full
    } else if terminal.contains("256color") || ColorDepth.richTerminals.contains(terminal) {
      self = .palette
    } else {
      self = .sixteen
    }
  }
}
