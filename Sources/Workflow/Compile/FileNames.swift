/// What can be named in a file, whether it is or not.
public struct FileNames: Sendable {
  /// The built-in actions and types, its own, and those of the files it uses.
  public let catalogue: Catalogue
  /// The parameters of the workflow; nothing for a definition file.
  public let inputs: [ParameterDeclaration]?
  /// Whether a file that it uses could not be read, so that names are missing.
  public let isIncomplete: Bool
  public let diagnostics: Diagnostics
}
