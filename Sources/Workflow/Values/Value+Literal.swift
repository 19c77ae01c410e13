extension Value {
  /// A scalar of a workflow, read by the type of the place where it stands. Plain `null`, `~` and nothing at all are
  /// nothing for every type.
  ///
  /// - Parameters:
  ///   - isPlain: whether it has no quotes; what is quoted is always a text first.
  ///   - zone: where the clocks stand that a date without a zone means.
  /// - Throws: a ``Failure`` of reason `conversion`.
  public static func read(
    literal text: String, as kind: Kind, isPlain: Bool = true, zone: () -> Moment.Zone = { .current }
  ) throws -> Value {
    if isPlain, isNothing(plain: text) { return .nothing }
    switch kind {
    case .text: return .text(text)
    case .any: return isPlain ? untyped(plain: text) : .text(text)
    case .secret: return .secret(Secret(text))
    case .maybe(let wrapped): return try read(literal: text, as: wrapped, isPlain: isPlain, zone: zone)
    case .list(let element): return .list([try read(literal: text, as: element, isPlain: isPlain, zone: zone)])
    case .number where isPlain: return try number(plain: text)
    default: return try Value.text(text).converted(to: kind, zone: zone)
    }
  }

  /// A plain scalar where no type is known: a number only if the runner prints that number with the same characters
  /// and no exponent (`01234`, `+49`, `1.10` and `1e3` are texts), a boolean, nothing, else a text.
  public static func untyped(plain text: String) -> Value { word(Array(text.utf8)[...]) ?? .text(text) }

  /// The value of a plain scalar where no type is known; nil where it is a text.
  static func word(_ content: ArraySlice<UInt8>) -> Value? {
    switch content.first {
    case nil: .nothing
    case UInt8(ascii: "t"): content.elementsEqual("true".utf8) ? .boolean(true) : nil
    case UInt8(ascii: "f"): content.elementsEqual("false".utf8) ? .boolean(false) : nil
    case UInt8(ascii: "n"): content.elementsEqual("null".utf8) ? .nothing : nil
    case UInt8(ascii: "~"): content.count == 1 ? .nothing : nil
    default: PrintedNumber.read(content)
    }
  }

  /// Whether a plain scalar is one of the core schema's words for nothing that the language knows.
  public static func isNothing(plain text: String) -> Bool { text.isEmpty || text == "~" || text == "null" }

  private static func number(plain text: String) throws -> Value {
    do {
      return try NumberText.read(text)
    } catch .notANumber {
      throw Failure.cannotConvert(.text(text), to: .number, hint: formHint(text, .number))
    } catch {
      throw Failure.inexact(text)
    }
  }
}
