/// What a person says about pictures.
enum ImageWish: String, CaseIterable, Sendable {
  /// The best that the terminal is known to show.
  case auto
  case none
  case blocks
  case kitty
  case sixel
}
