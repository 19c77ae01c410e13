/// What a YAML text is read for.
public enum YAMLPurpose: Sendable {
  /// A workflow or a definition file, written by a person: `${…}` has a meaning, and mistakes that YAML itself takes
  /// silently are found.
  case workflow
  /// Data in which every text is only a text.
  case data
}
