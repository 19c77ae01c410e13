/// How questions look on a whole screen.
struct ScreenStyle: Sendable {
  var depth = ColorDepth.sixteen
  var symbols = SymbolStyle.emoji
  /// Nothing for what suits the height of the terminal.
  var density: ListDensity?

  /// Whether rows have pictures; else the symbol of one.
  var showsPictures: Bool { depth != .none && symbols == .emoji }
}
