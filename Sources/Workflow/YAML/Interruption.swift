/// Why reading ended before the end of the text.
enum Interruption: Error {
  /// A limit or a rule of ours.
  case refused(Diagnostic)
  /// What the parser says is no YAML.
  case misread(SyntaxProblem)
}
