internal import Foundation

/// A text reduced to what counts where a person picks something by name: neither case nor accents do, and space, `-`
/// and `_` are the same.
public struct FoldedText: Hashable, Sendable {
  /// Lower case, without accents, with `_` between words.
  public let folded: String

  public init(_ text: String) {
    // Most names are ASCII, for which nothing has to be decomposed.
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let plain = isASCII ? text.lowercased() : FoldedText.withoutAccents(text)
    var result = ""
    for scalar in plain.unicodeScalars {
      let isSeparator = scalar == "-" || scalar == "_" || scalar.properties.isWhitespace
      result.unicodeScalars.append(isSeparator ? "_" : scalar)
    }
    while result.hasPrefix("_") { result.removeFirst() }
    while result.hasSuffix("_") { result.removeLast() }
    folded = result
  }

  private static func withoutAccents(_ text: String) -> String {
    // Upper case first, so that ß and SS, and the two small sigmas, come out as one.
    let scalars = text.decomposedStringWithCompatibilityMapping.uppercased().lowercased().unicodeScalars
      .filter { $0.properties.generalCategory != .nonspacingMark }
    return String(String.UnicodeScalarView(scalars))
  }

  public func hasPrefix(_ prefix: FoldedText) -> Bool { folded.hasPrefix(prefix.folded) }
  public func contains(_ part: FoldedText) -> Bool { part.folded.isEmpty || folded.contains(part.folded) }
}

extension EnumKind {
  /// The case a text means: by its exact name, else by name, title, value on the wire or synonym, leniently.
  public func matching(_ text: String) -> Case? {
    if let exact = named(text) { return exact }
    let wanted = FoldedText(text)
    if wanted.folded.isEmpty { return nil }
    let readings: [(Label) -> [String]] = [{ [$0.name] }, { [$0.title] }, { [$0.value] }, { $0.synonyms }]
    for reading in readings {
      let index = labels.firstIndex { reading($0).contains { FoldedText($0) == wanted } }
      if let index { return Case(kind: self, index: index) }
    }
    return nil
  }
}
