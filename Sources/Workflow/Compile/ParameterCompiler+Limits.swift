/// What bounds the values of a parameter. Whatever is written must suit its type, and its own default and options.
extension ParameterCompiler {
  /// Reports what would be written in vain.
  func checkKeys(_ kind: Kind) {
    for key in LimitKey.allCases where !key.fits(kind) {
      guard let (name, _) = node.pairs.first(where: { $0.key.text == key.rawValue }) else { continue }
      pass.diagnostics.report(.uselessLimit(name, key, of: self.key.text, kind))
    }
    if node["options"] == nil, let (name, _) = node.pairs.first(where: { $0.key.text == "search" }) {
      pass.diagnostics.report(.searchWithoutOptions(name))
    }
  }

  /// Reports options that are outside the limits, and a default that nobody could give.
  func check(_ declaration: ParameterDeclaration) {
    let written = node["options"].map { $0.form == .sequence ? Array($0.items) : [] } ?? []
    if let options = declaration.options?.constants, options.count == written.count {
      for (option, place) in zip(options, written) {
        guard let refusal = (try? declaration.limits.refusal(of: option.value)) ?? nil else { continue }
        pass.diagnostics.report(.outsideLimits(place, option.value, refusal, owner: owner("options")))
      }
    }
    guard let place = node["default"], case .value(let value)? = declaration.standard, !value.isNothing else { return }
    pass.checkLimits(value, of: declaration, place, owner: owner("default"))
  }

  func limits(_ kind: Kind) -> Limits {
    var limits = Limits()
    limits.minimum = bound(.minimum, kind)
    limits.maximum = bound(.maximum, kind)
    limits.step = bound(.step, kind)
    if let step = limits.step, !step.isPositiveAmount, let place = node["step"] {
      pass.diagnostics.report(.noStep(place))
      limits.step = nil
    }
    if LimitKey.pattern.fits(kind) { limits.pattern = pattern() }
    limits.isMultiline = LimitKey.multiline.fits(kind) && flag("multiline")
    if LimitKey.contentTypes.fits(kind), case .list(let types)? = constant("content_types", as: .list(.text)) {
      limits.contentTypes = types.compactMap(\.text)
      for (place, type) in limits.contentTypes.enumerated() where !ContentType.isPattern(type) {
        let written = node["content_types"].map { $0.form == .sequence ? Array($0.items) : [$0] } ?? []
        if written.indices.contains(place) { pass.diagnostics.report(.noContentType(written[place])) }
      }
    }
    if LimitKey.length.fits(kind), let length = node["length"], length.form == .scalar,
      let bounds = pass.bounds(length.text, at: length.range)
    {
      limits.length = bounds
    }
    if limits.areEmpty, let place = node["max"] { pass.diagnostics.report(.emptyBounds(place)) }
    return limits
  }

  private func bound(_ key: LimitKey, _ kind: Kind) -> Value? {
    guard key.fits(kind), let value = constant(key.rawValue, as: key.kind(for: kind)), !value.isNothing else {
      return nil
    }
    return try? value.converted(to: key.kind(for: kind))
  }

  private func pattern() -> String? {
    guard let node = node["pattern"], let text = text("pattern") else { return nil }
    do throws(RegularExpression.Fault) {
      _ = try RegularExpression(text, isWhole: true)
      return text
    } catch {
      pass.diagnostics.report(.badPattern(node, reason: error.reason))
      return nil
    }
  }
}

extension Value {
  fileprivate var isPositiveAmount: Bool {
    if case .duration(let span) = self { return span.nanoseconds > 0 }
    return double.map { $0 > 0 } ?? false
  }
}

extension Diagnostic {
  fileprivate static func uselessLimit(_ name: YAMLNode, _ key: LimitKey, of parameter: String, _ kind: Kind)
    -> Diagnostic
  {
    let hint =
      switch (key, kind.element?.unwrapped ?? kind.unwrapped) {
      case (.minimum, .text), (.maximum, .text): "`length` bounds how many characters a text has"
      case (.length, .number), (.length, .duration): "`min` and `max` bound it"
      default: "leave it out"
      }
    return Diagnostic(
      code: "useless-limit", "`\(key.rawValue)` is for \(key.types), and `\(parameter)` is \(kind.article).",
      at: name.range, hint: hint)
  }

  fileprivate static func searchWithoutOptions(_ name: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "useless-limit", "`search` is for `options` that are calculated from what is typed, and there are none.",
      at: name.range, hint: "leave it out, or write `options`")
  }

  fileprivate static func emptyBounds(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-bounds", "`max` is less than `min`, so that nothing would fit.", at: node.range,
      hint: "write the greater value here")
  }

  fileprivate static func noStep(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-bounds", "`step` is how far values are apart, and has to be more than 0.", at: node.range,
      hint: "write `step: 1`, or leave it out")
  }

  fileprivate static func noContentType(_ node: YAMLNode) -> Diagnostic {
    Diagnostic(
      code: "bad-content-type", "`\(node.text)` is no type of files.", at: node.range,
      hint: "write `image/*`, `application/pdf`, or an identifier such as `public.image`")
  }

  fileprivate static func badPattern(_ node: YAMLNode, reason: String) -> Diagnostic {
    Diagnostic(
      code: "bad-pattern", "`\(node.text)` is no pattern: \(reason).", at: node.range,
      hint: "a character that is meant as itself is written with `\\` before it")
  }
}
