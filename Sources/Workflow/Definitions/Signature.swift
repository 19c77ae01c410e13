/// The parameters of one action type, read once from a template of it.
struct Signature<Shape: ActionShape>: Sendable {
  let template: Shape
  let layout: FieldLayout
  let parameters: [ParameterDeclaration]
  let places: FieldPlaces

  init() {
    let (layout, template) = FieldLayout.read { Shape() }
    let places = FieldPlaces(layout)
    self.template = template
    self.layout = layout
    self.places = places
    var parameters: [ParameterDeclaration] = []
    for field in layout.fields {
      guard let draft = field.draft as? ParameterDraft else { continue }
      parameters.append(
        Signature.declaration(
          draft, named: field.name, after: parameters, template: template, layout: layout, places: places))
    }
    self.parameters = parameters
    precondition(parameters.count == layout.fields.count, "\(Shape.self) has fields that are no parameters")
  }

  private static func declaration(
    _ draft: ParameterDraft, named name: String, after earlier: [ParameterDeclaration], template: Shape,
    layout: FieldLayout, places: FieldPlaces
  ) -> ParameterDeclaration {
    let (kind, isPerItem): (Kind, Bool) =
      switch draft.type {
      case .value(let kind): (kind, false)
      case .perItem(let kind): (kind, true)
      }
    let place = { (other: (@Sendable (any ActionShape) -> AnyObject?)?) -> Int? in
      other.flatMap { $0(template) }.flatMap { places[$0] }
    }
    let item: ParameterDeclaration.ItemKind? =
      isPerItem
      ? draft.item?.fixed.map { .fixed($0) } ?? place(draft.item?.other).map { .elements(of: $0) } ?? .fixed(.any) : nil
    let condition = draft.condition.map { condition in
      guard let index = place(condition.other) else {
        preconditionFailure("\(Shape.self).\(name) depends on a parameter of another action")
      }
      let other = Words(layout.fields[index].name).snakeCase
      return ParameterDeclaration.Condition("`\(other)` is \(condition.name)", on: [index]) { before, _ in
        before[index]?.value.isEqual(to: condition.wanted) ?? false
      }
    }
    let options = draft.options.map { options in
      ParameterDeclaration.Options(isSearched: options.isSearched) { before, query, context in
        // What is missing cannot be read.
        for (argument, parameter) in zip(before, earlier) where argument == nil && parameter.isRequired {
          if try parameter.condition?.applies(before, context) ?? true { throw Failure.missing(before: parameter.name) }
        }
        var action = template
        try layout.store(before, in: &action)
        return try await options.calculate(action, query, context).map { ParameterDeclaration.Option($0) }
      }
    }
    precondition(draft.limits.misfits(kind).isEmpty, "\(Shape.self).\(name) has limits that are not for its type")
    return ParameterDeclaration(
      name: Words(name).snakeCase, title: draft.title, description: draft.description.map { ShownText($0) },
      ask: draft.ask.map { ShownText($0) }, kind: kind,
      takesSecrets: draft.takesSecrets, item: item, count: draft.count, role: draft.role,
      standard: draft.standard.map { .value($0) },
      condition: condition, options: options, limits: draft.limits, isLiteral: draft.isLiteral, isSent: draft.isSent,
      touches: draft.touches,
      refusals: draft.refusals.map { refusal in
        ParameterDeclaration.Refusal(refusal.code, ShownText(refusal.message), whenValue: refusal.refuses)
      })
  }
}

/// Where the field of a draft stands among the others. A row, not a dictionary: fields are few, and looking up how a type
/// is hashed costs more at the start than all of this.
struct FieldPlaces: Sendable {
  private let drafts: [any FieldDraft]

  init(_ layout: FieldLayout) { drafts = layout.fields.map(\.draft) }

  subscript(draft: AnyObject) -> Int? { drafts.firstIndex { $0 === draft } }
}

extension Failure {
  fileprivate static func missing(before name: String) -> Failure {
    Failure(.input, "What may be picked depends on `\(name)`, which is missing.")
  }
}
