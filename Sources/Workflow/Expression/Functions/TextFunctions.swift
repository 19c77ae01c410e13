/// Functions on texts.
enum TextFunctions {
  static let all: [Function] = [
    Function(
      "upper", on: [.text], gives: .kind(.text), "The text in capitals.", example: ("'Dune'.upper()", "'DUNE'")
    ) { call in { value, frame in .text(try call.text(of: value).changed(&frame) { $0.uppercased() }) } },
    Function(
      "lower", on: [.text], gives: .kind(.text), "The text in small letters.", example: ("'Dune'.lower()", "'dune'")
    ) { call in { value, frame in .text(try call.text(of: value).changed(&frame) { $0.lowercased() }) } },
    Function(
      "title_case", on: [.text], gives: .kind(.text), "Each word with a capital, the rest of it in small letters.",
      example: ("'the LION king'.title_case()", "'The Lion King'")
    ) { call in { value, frame in .text(try call.text(of: value).titleCase(&frame)) } },
    Function(
      "trim", on: [.text], gives: .kind(.text), "Without white space at both ends.",
      example: ("'  a b\\n'.trim()", "'a b'")
    ) { call in { value, _ in .text(try call.text(of: value).withoutOuterSpace) } },
    Function(
      "length", on: [.text], gives: .kind(.number), "The number of characters, as a person counts them.",
      example: ("'Dune'.length()", "4")
    ) { call in { value, frame in Value(try call.text(of: value).count(&frame)) } },
    Function(
      "lines", on: [.text], gives: .kind(.list(.text)), "The lines without their ends.",
      example: ("'a\\nb\\n'.lines()", "['a', 'b']")
    ) { call in { value, frame in .list(try TextParts.lines(of: call.text(of: value), &frame)) } },
    Function(
      "words", on: [.text], gives: .kind(.list(.text)), "The words without punctuation.",
      example: ("'It''s late, isn''t it?'.words()", "['It''s', 'late', 'isn''t', 'it']")
    ) { call in { value, frame in .list(try TextParts.words(of: call.text(of: value), &frame)) } },
    split, replace, startsWith, endsWith, pad,
  ]

  private static let split = Function(
    "split", on: [.text], [.optional("separator", .text)], gives: .kind(.list(.text)),
    "The parts between separators; without one those between white space, with an empty one the characters.",
    example: ("'a, b'.split(', ')", "['a', 'b']")
  ) { call in
    { value, frame in
      let text = try call.text(of: value)
      guard let separator = try call.text(0, &frame) else {
        return .list(try TextParts.bySpace(of: text, &frame))
      }
      if separator.isEmpty { return .list(try TextParts.characters(of: text, &frame)) }
      return .list(try TextParts.of(text, by: TextSearch(for: separator), &frame))
    }
  }

  private static let replace = Function(
    "replace", on: [.text],
    [
      .required("find", .text), .required("replacement", .text), .option("pattern", .boolean),
      .option("case_sensitive", .boolean), .option("all", .boolean),
    ],
    gives: .kind(.text),
    "With what is found replaced; with `pattern=true` a regular expression, whose groups are `$1`, `$2` in the replacement.",
    example: ("'a1b22'.replace('[0-9]+', '<$0>', pattern=true)", "'a<1>b<22>'")
  ) { call in
    let isPattern = call.constant(2)
    if isPattern == nil, call.isGiven(2) { throw Failure.mustBeConstant("pattern", at: call.range(2)) }
    if call.isGiven(3), call.constant(3) == nil { throw Failure.mustBeConstant("case_sensitive", at: call.range(3)) }
    let ignoresCase = if case .boolean(false) = call.constant(3) { true } else { false }
    if case .boolean(true) = isPattern {
      let pattern = try Pattern(constant: call.constant(0), ignoresCase: ignoresCase, at: call.range(0))
      return { value, frame in
        let text = try call.text(of: value)
        let compiled = try pattern.compiled(try call.text(0, &frame) ?? "")
        let replacement = try call.text(1, &frame) ?? ""
        let all = try call.flag(4, default: true, &frame)
        return .text(try compiled.replacing(in: text, with: replacement, onlyFirst: !all) { try frame.tick() })
      }
    }
    let quoted = try Pattern(constant: nil, ignoresCase: true, at: call.range(0))
    return { value, frame in
      let text = try call.text(of: value)
      let part = try call.text(0, &frame) ?? ""
      let replacement = try call.text(1, &frame) ?? ""
      let all = try call.flag(4, default: true, &frame)
      guard ignoresCase, !part.isEmpty else {
        return .text(
          try text.replacing(TextSearch(for: part), with: replacement, limit: all ? .max : 1) { try frame.tick() })
      }
      let dollars = try replacement.replacing(TextSearch(for: "$"), with: "$$")
      return .text(
        try quoted.compiled(RegularExpression.quoted(part)).replacing(in: text, with: dollars, onlyFirst: !all) {
          try frame.tick()
        })
    }
  }

  private static let startsWith = Function(
    "starts_with", on: [.text], [.required("start", .text)], gives: .kind(.boolean), "Whether it begins with a text.",
    example: ("'Dune'.starts_with('Du')", "true")
  ) { call in
    { value, frame in .boolean(TextSearch(for: try call.text(0, &frame) ?? "").starts(try call.text(of: value))) }
  }

  private static let endsWith = Function(
    "ends_with", on: [.text], [.required("end", .text)], gives: .kind(.boolean), "Whether it ends with a text.",
    example: ("'Dune'.ends_with('ne')", "true")
  ) { call in { value, frame in .boolean(try call.text(of: value).hasSuffix(try call.text(0, &frame) ?? "")) } }

  private static let pad = Function(
    "pad", on: [.text],
    [.required("length", .number), .optional("filler", .text), .option("side", of: "end", "start")],
    gives: .kind(.text), "Filled up to a length, with spaces at its end unless something else is said.",
    example: ("'7'.pad(3, '0', side='start')", "'007'")
  ) { call in
    let isStart = if case .text("start") = call.constant(2) { true } else { false }
    return { value, frame in
      let text = try call.text(of: value)
      let filler = try call.text(1, &frame) ?? " "
      let missing = (try call.count(0, atLeast: 0, &frame) ?? 0) - (try text.count(&frame))
      guard missing > 0, !filler.isEmpty else { return .text(text) }
      try Bound.check(bytes: missing)
      try frame.meter.require(bytes: missing)
      let unit = filler.count
      let repeats = missing / unit + 1
      try Bound.check(bytes: repeats.multipliedReportingOverflow(by: filler.utf8.count).partialValue)
      let padding = String(repeating: filler, count: repeats).prefix(missing)
      return .text(isStart ? padding + text : text + padding)
    }
  }
}

extension String {
  fileprivate var withoutOuterSpace: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}

extension Failure {
  static func mustBeConstant(_ name: String, at range: SourceRange) -> Failure {
    Failure(.failed, "`\(name)` is `true` or `false` as written, not a value of the run.", at: range)
  }
}
