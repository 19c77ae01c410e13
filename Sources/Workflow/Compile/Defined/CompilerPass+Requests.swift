/// Actions of a file that requests carry out.
extension CompilerPass {
  /// The keys of a list that comes page by page.
  private static let pageKeys = ["items", "next", "max"]

  func request(
    _ request: YAMLNode, of written: WrittenAction, in scope: Scope
  ) -> (block: CompiledBlock, hasEffect: Bool) {
    var given: [String: YAMLNode] = [:]
    diagnostics.reportUnknownKeys(of: request, in: .request)
    for (key, node) in request.pairs { given[key.text == "body" ? "text" : key.text] = node }
    if CompilerPass.pageKeys.contains(where: { given[$0]?.isNothing == false }) {
      return pages(given, of: written, in: scope)
    }
    let (block, hasEffect) = call(WrittenAction.Delegate.request, given, written, in: scope)
    // What the body of the reply holds is known only when it is there.
    return (CompiledBlock(plan: block.plan, output: Incoming(kind: .any)), hasEffect)
  }

  /// A list that comes page by page, or of which `items` says where in the body it is.
  private func pages(
    _ request: [String: YAMLNode], of written: WrittenAction, in scope: Scope
  ) -> (block: CompiledBlock, hasEffect: Bool) {
    var given = request
    let (items, next) = (given.removeValue(forKey: "items"), given.removeValue(forKey: "next"))
    var compiled: [String: ArgumentPlan] = [:]
    compiled["items"] = self.items(items?.isNothing == false ? items : nil, of: written, in: scope)
    if next?.text != "link",
      let page = nextPage(next?.isNothing == false ? next : nil, of: written, in: scope)
    {
      compiled["next_page"] = page
      // As it is written, so that a host that is known before the run is looked at.
      given["next_page"] = next?["url"] ?? next
    }
    return call(WrittenAction.Delegate.pages, given, compiled: compiled, written, in: scope)
  }

  /// `items` as an expression over the `body` of a page; without it, the body is the list.
  private func items(_ node: YAMLNode?, of written: WrittenAction, in scope: Scope) -> ArgumentPlan? {
    let owner = ValueOwner.action(written.title, key: "items")
    let (slot, range) = (unit.newSlot(), node?.range ?? written.key.range)
    let inner = Scope(in: scope, incoming: .nothing)
    inner.declare(Variable("body", slot: slot, kind: .any, place: range, isReadOnly: true))
    var found = CompiledExpression(kind: .any, range: range) { $0.slots[slot] }
    if let node {
      guard isExpression(node, for: owner), let value = value(node, as: .list(.any), in: inner, for: owner) else {
        return nil
      }
      guard value.kind.element != nil || value.kind.unwrapped == .any else {
        diagnostics.report(.noItems(value, owner: owner))
        return nil
      }
      found = value
    }
    return perPage(found, slot: slot, for: owner) { value, frame in
      _ = try PageContents.items(value, of: frame.slots[slot], named: "body")
    }
  }

  /// `next` as an expression over what a page has: its URL, or `{ when, url }`.
  private func nextPage(_ node: YAMLNode?, of written: WrittenAction, in scope: Scope) -> ArgumentPlan? {
    let owner = ValueOwner.action(written.title, key: "next")
    let slot = unit.newSlot()
    guard let node else {
      let none = CompiledExpression(constant: .nothing, kind: .nothing, range: written.key.range)
      return perPage(none, slot: slot, for: owner) { _, _ in }
    }
    let (inner, names) = pageScope(at: node.range, in: scope)
    guard let found = nextURL(node, in: inner, for: owner) else { return nil }
    let named = CompiledExpression(kind: found.kind, range: found.range) { frame in
      if case .record(let page) = frame.slots[slot] {
        for (slot, value) in zip(names, page.values) { frame.slots[slot] = value }
      }
      return try found.evaluate(&frame)
    }
    return perPage(named, slot: slot, for: owner) { value, _ in _ = try PageContents.next(value) }
  }

  /// A scope with the properties of a page, and their slots.
  private func pageScope(at place: SourceRange, in scope: Scope) -> (scope: Scope, slots: [Int]) {
    let inner = Scope(in: scope, incoming: .nothing)
    let parameter = unit.library.action(named: WrittenAction.Delegate.pages)?.parameters.first {
      $0.name == "next_page"
    }
    guard case .fixed(.record(let page))? = parameter?.item else { return (inner, []) }
    let slots = page.properties.map { property in
      let slot = unit.newSlot()
      inner.declare(Variable(property.name, slot: slot, kind: property.kind, place: place, isReadOnly: true))
      return slot
    }
    return (inner, slots)
  }

  private func nextURL(_ node: YAMLNode, in scope: Scope, for owner: ValueOwner) -> CompiledExpression? {
    guard node.form == .mapping else {
      guard isExpression(node, for: owner) else { return nil }
      return url(node, in: scope, for: owner)
    }
    diagnostics.reportUnknownKeys(of: node, in: .next)
    if !node.pairs.allSatisfy({ MappingForm.next.has($0.key.text) }) { return nil }
    guard let when = node["when"].flatMap({ condition($0, in: scope, for: owner) }) else {
      if node["when"] == nil { diagnostics.report(.noNext(node, owner: owner)) }
      return nil
    }
    scope.facts.formUnion(when.whenTrue)
    guard let address = node["url"].flatMap({ url($0, in: scope, for: owner) }) else {
      if node["url"] == nil { diagnostics.report(.noNext(node, owner: owner)) }
      return nil
    }
    return CompiledExpression(kind: address.kind.optional, range: address.range) { frame in
      try when.isTrue(&frame) ? try address.evaluate(&frame) : .nothing
    }
  }

  private func url(_ node: YAMLNode, in scope: Scope, for owner: ValueOwner) -> CompiledExpression? {
    guard let value = value(node, as: .url, in: scope, for: owner) else { return nil }
    switch value.kind.unwrapped {
    case .any, .text, .url, .secret, .nothing: return value
    default:
      diagnostics.report(.noURL(value, owner: owner))
      return nil
    }
  }

  private func isExpression(_ node: YAMLNode, for owner: ValueOwner) -> Bool {
    if node.form == .scalar, node.text.contains("${") { return true }
    diagnostics.report(owner.key == "next" ? .noNext(node, owner: owner) : .noItems(node, owner: owner))
    return false
  }

  /// An argument that is evaluated with a page in a slot. What is wrong with what it gives is told at its place.
  private func perPage(
    _ expression: CompiledExpression, slot: Int, for owner: ValueOwner,
    check: @escaping @Sendable (Value, Frame) throws -> Void
  ) -> ArgumentPlan {
    let (evaluate, range, words) = (expression.evaluate, expression.range, owner.words)
    let checked = CompiledExpression(kind: .any, range: range) { frame in
      let found = try evaluate(&frame)
      do {
        try check(found, frame)
      } catch let failure as Failure {
        throw failure.naming(words).at(range)
      }
      return found
    }
    return ArgumentPlan(source: .item(checked, slot: slot), conversion: nil, range: range)
  }
}

extension ValueOwner {
  fileprivate var key: String { if case .action(_, let key) = self { key } else { "" } }
}

extension Diagnostic {
  fileprivate static func noItems(_ value: CompiledExpression, owner: ValueOwner) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", "\(owner.words) takes a list, and this is \(value.kind.article).", at: value.range)
  }

  fileprivate static func noItems(_ node: YAMLNode, owner: ValueOwner) -> Diagnostic {
    Diagnostic(
      code: "not-an-expression", "\(owner.words) says where in the `body` of a page its items are.", at: node.range,
      hint: "write `${body.results}`, by the name that the server gives the list")
  }

  fileprivate static func noURL(_ value: CompiledExpression, owner: ValueOwner) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", "\(owner.words) takes a url, and this is \(value.kind.article).", at: value.range)
  }

  fileprivate static func noNext(_ node: YAMLNode, owner: ValueOwner) -> Diagnostic {
    Diagnostic(
      code: "not-an-expression", "\(owner.words) says how the next page is found.", at: node.range,
      hint: "write `link` for the header `Link`, an expression like `${body.next}`, or `{ when: ${…}, url: … }`")
  }
}
