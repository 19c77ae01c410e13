import Workflow

/// How questions look on a whole screen.
struct ScreenStyle: Sendable {
  var depth = ColorDepth.sixteen
  var symbols = SymbolStyle.emoji
  /// Nothing for what suits the height of the terminal.
  var density: ListDensity?
  /// In which form rows have pictures; nothing where they have the symbol of one instead.
  var pictures: PictureRules?
  /// Where pictures at URLs come from; nothing where they are not fetched.
  var network: GrantedNetwork?
}
