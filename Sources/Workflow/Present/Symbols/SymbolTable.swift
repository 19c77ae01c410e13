/// The symbols that icons and thumbnails can name.
///
/// The names are those of SF Symbols, which people know from Shortcuts. Each theme is a list in the order of its names, so
/// that a search needs no index: nothing is built when the program starts, and a theme only when a search comes to it.
public enum SymbolTable {
  static var themes: [[Symbol]] {
    [
      people, nature, communication, files, text, math, shapes, arrows, media, devices, tools, time, places, commerce,
      food,
    ]
  }

  /// The symbol of this name, or else of the name without the endings that SF Symbols gives to variants of one picture:
  /// `star.fill` and `star.circle.fill` show what `star` does.
  public static func symbol(named name: String) -> Symbol? {
    if let symbol = exactSymbol(named: name) { return symbol }
    guard let dot = name.lastIndex(of: "."), variants.contains(name[name.index(after: dot)...]) else { return nil }
    return symbol(named: String(name[..<dot]))
  }

  /// Every name, without those of variants, by theme.
  public static var names: [String] { themes.flatMap { $0.map(\.name) } }

  private static let variants: Set<Substring> = ["circle", "fill", "rectangle", "square"]

  private static func exactSymbol(named name: String) -> Symbol? {
    for theme in themes {
      var candidates = theme[...]
      while let middle = candidates.indices.dropFirst(candidates.count / 2).first {
        let symbol = candidates[middle]
        if symbol.name == name { return symbol }
        candidates = symbol.name < name ? candidates[(middle + 1)...] : candidates[..<middle]
      }
    }
    return nil
  }
}
