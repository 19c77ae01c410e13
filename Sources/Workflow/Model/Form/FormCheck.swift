/// Holds a file against the forms that its keys are declared with.
///
/// Whoever uses a value tells more of what is wrong with it than a form can. So this looks last, and tells only of what
/// nobody has told of: a value that is not used where it stands, an entry that is looked up by its key.
struct FormCheck {
  private var diagnostics = Diagnostics()
  /// Where there are errors already.
  private let told: [SourceRange]

  /// - Parameter diagnostics: what has been told of the file; the rest is added.
  static func check(_ root: YAMLNode, as form: MappingForm, into diagnostics: inout Diagnostics) {
    var check = FormCheck(told: diagnostics.all.lazy.filter { $0.severity == .error }.compactMap(\.range))
    check.look(at: root, as: form)
    diagnostics.report(contentsOf: check.diagnostics)
  }

  private init(told: [SourceRange]) { self.told = told }

  private mutating func look(at node: YAMLNode, as form: MappingForm) {
    for key in form.keys { if let value = node[key.name] { look(at: value, as: key.value) } }
  }

  private mutating func look(at node: YAMLNode, as form: ValueForm) {
    // Nothing is as if the key were not there; what must have a value says so itself.
    if node.isNothing { return }
    guard form.fits(node) else {
      tell(.wrongForm(node, wanted: form.words))
      return
    }
    switch form {
    case .mapping(let form): look(at: node, as: form)
    case .entries(let form): for (_, value) in node.pairs { look(at: value, as: form) }
    case .list(let form): for item in node.items { look(at: item, as: form) }
    case .either(let forms): if let form = forms.first(where: { $0.fits(node) }) { look(at: node, as: form) }
    default: break
    }
  }

  private mutating func tell(_ diagnostic: Diagnostic) {
    guard let range = diagnostic.range,
      !told.contains(where: { $0.file === range.file && $0.start <= range.end && range.start <= $0.end })
    else { return }
    diagnostics.report(diagnostic)
  }
}

extension ValueForm {
  /// Whether a text, a list or a mapping may stand there, as far as that can be told without what is in it.
  fileprivate func fits(_ node: YAMLNode) -> Bool {
    switch self {
    case .anything, .block, .argument: true
    case .value(let kind):
      switch kind {
      case .list, .any, .dictionary: true
      default: node.form == .scalar
      }
    case .nothing: node.isNothing
    case .text, .constant, .condition, .bounds, .measure, .category: node.form == .scalar
    case .type: node.form != .mapping
    case .mapping, .entries: node.form == .mapping
    case .list: node.form == .sequence
    case .either(let forms): forms.contains { $0.fits(node) }
    }
  }

  fileprivate var words: String {
    switch self {
    case .nothing: "nothing"
    case .anything, .block, .argument: "a value"
    case .text, .category: "a text"
    case .value(let kind), .constant(let kind): kind.article
    case .condition: "a condition `${…}`"
    case .type: "a type such as `text`"
    case .bounds: "a number, or two such as `2..4`"
    case .measure: "a number, a duration or a date"
    case .mapping, .entries: "a mapping"
    case .list: "a list"
    case .either(let forms):
      forms.map(\.words).reduce(into: [String]()) { words, word in if !words.contains(word) { words.append(word) } }
        .joined(separator: " or ")
    }
  }
}
