/// What a parameter is called: that of a workflow is an input, which people give by a flag.
enum ParameterNoun: String {
  case input, parameter

  var withArticle: String { self == .input ? "an input" : "a parameter" }
}
