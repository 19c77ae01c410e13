/// How questions look on a whole screen.
struct ScreenStyle: Sendable {
  var depth = ColorDepth.sixteen
  var symbols = SymbolStyle.emoji
  /// Nothing for what suits the height of the terminal.
  var density: ListDensity?
}
