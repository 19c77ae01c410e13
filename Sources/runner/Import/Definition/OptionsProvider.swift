import Workflow

/// An action that lists what may be picked for a parameter. The intent's app does so in code, which is to be written as
/// steps.
struct OptionsProvider {
  /// The step that asks it, for `options`.
  let call: Outline

  private let title: String
  private let parameter: ImportedParameter
  private let parameters: [Outline.Entry]

  /// Nothing for a parameter whose values are free.
  /// - Parameter known: the parameters of the action, by their names in the file.
  init?(
    _ parameter: ImportedParameter, of action: String, _ known: [String: ImportedParameter], _ titles: inout NameBook
  ) {
    guard parameter.source.hasDynamicOptions else { return nil }
    let subject = ActionTitle.title(ofName: parameter.source.name) ?? "Parameter"
    title = titles.title("Get \(subject) Options Of \(action)")
    self.parameter = parameter
    let parents = OptionsProvider.parents(of: parameter, known)
    var declared = parents.map { Outline.Entry($0.name, $0.kind) }
    var given = parents.map { Outline.Entry($0.name, .text("${\($0.name)}")) }
    if parameter.source.isSearched {
      // The name by which the language hands on what was typed.
      var book = NameBook.ofParameters
      for parent in parents { _ = book.name(parent.name) }
      let name = book.name("query")
      declared.append(Outline.Entry(name, .plain("text")))
      given.append(Outline.Entry(name, .text("${query}")))
    }
    parameters = declared
    call = .mapping([Outline.Entry(title, .mapping(given))])
  }

  /// - Parameter intent: whose parameter it lists options for.
  func entry(for intent: String) -> Outline.Entry {
    let note = ImportNote(
      "INIntentParameterSupportsDynamicEnumeration", of: "\(intent).\(parameter.source.name)",
      "needs the steps of `\(title)`: the options are made by code that is not in the file")
    var parts: [Outline.Entry] = []
    if !parameters.isEmpty { parts.append(Outline.Entry("parameters", .mapping(parameters))) }
    parts.append(Outline.Entry("returns", parameter.type.written(isMultiple: true)))
    parts.append(ActionImport.steps(of: title))
    return Outline.Entry(title, .mapping(parts), notes: [note])
  }

  /// More would be handed on to no use, and thousands of them thousands of times.
  private static let mostParents = 8

  /// Those on which it depends that it exists, the outermost first.
  private static func parents(of parameter: ImportedParameter, _ known: [String: ImportedParameter])
    -> [ImportedParameter]
  {
    var found: [ImportedParameter] = []
    var child = parameter
    while child.condition != nil, let name = child.source.relationship?.parent, let parent = known[name],
      found.count < mostParents
    {
      found.insert(parent, at: 0)
      child = parent
    }
    return found
  }
}
