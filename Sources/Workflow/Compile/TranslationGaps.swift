/// What a file does not say in a language, and what it says there in vain.
public struct TranslationGaps: Sendable {
  /// The texts that the language has no words for, where each comes first.
  public var untranslated: [YAMLNode] = []
  /// The translations of texts that nothing shows.
  public var unused: [YAMLNode] = []
}
