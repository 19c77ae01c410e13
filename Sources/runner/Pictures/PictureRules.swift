import Workflow

/// In which form a terminal gets pictures: what the person says, else the environment, else what the terminal replies.
struct PictureRules: Sendable {
  /// Those that say who they are, and know kitty's protocol.
  private static let kittyTerminals: Set = ["xterm-kitty", "xterm-ghostty"]
  private static let kittyPrograms: Set = ["ghostty", "WezTerm"]
  /// Those that would show a part of the question as text.
  private static let simpleTerminals: Set = ["linux", "cons25", "Apple_Terminal"]

  private let wish: ImageWish
  private let depth: ColorDepth
  private let isKitty: Bool
  private let isWrapped: Bool
  private let isSimple: Bool

  /// Nothing where there are to be no pictures.
  init?(_ wish: ImageWish, _ depth: ColorDepth, _ symbols: SymbolStyle, in environment: any Environment) {
    guard wish != .none, depth != .none, symbols == .emoji else { return nil }
    self.wish = wish
    self.depth = depth
    let terminal = environment.value(of: "TERM") ?? ""
    let program = environment.value(of: "TERM_PROGRAM") ?? ""
    isKitty =
      PictureRules.kittyTerminals.contains(terminal) || PictureRules.kittyPrograms.contains(program)
      || environment.setting("KITTY_WINDOW_ID") != nil
    // What wraps a terminal knows nothing of the pictures in it, and leaves them where they are when it shows another window.
    isWrapped =
      environment.setting("TMUX") != nil || environment.setting("STY") != nil || terminal.hasPrefix("tmux")
      || terminal.hasPrefix("screen")
    isSimple = PictureRules.simpleTerminals.contains(terminal) || PictureRules.simpleTerminals.contains(program)
  }

  /// - Parameters:
  ///   - abilities: what the terminal has said.
  ///   - cell: what the system knows of its cells.
  func form(_ abilities: TerminalAbilities, cell: CellSize?) -> PictureForm {
    if isWrapped || wish == .blocks { return .blocks(depth) }
    // The system knows when the person has chosen another size of letters since.
    let cell = cell ?? abilities.cell
    switch wish {
    case .kitty: return .kitty((cell ?? .usual).modest)
    case .sixel:
      // Which cells a picture takes is not known before.
      guard cell != nil || abilities.isComplete else { return .blocks(depth) }
      return sixel(cell ?? .usual)
    case .auto, .blocks, .none:
      if isKitty || abilities.hasKitty { return .kitty((cell ?? .usual).modest) }
      return abilities.hasSixel ? cell.map(sixel) ?? .blocks(depth) : .blocks(depth)
    }
  }

  /// Pictures of cells that are very large would take too long to draw again and again.
  private func sixel(_ cell: CellSize) -> PictureForm {
    (Sixel.stripHeight...64).contains(cell.height) ? .sixel(cell) : .blocks(depth)
  }

  /// Whether a reply of the terminal could change the form.
  func asks(cell: CellSize?) -> Bool {
    if isWrapped || isSimple { return false }
    return wish == .auto && !isKitty || wish == .sixel && cell == nil
  }
}
