import CPCRE2

/// A compiled pattern in PCRE2's syntax. Matching takes a bounded number of steps, whatever pattern and text are.
public final class RegularExpression: Sendable {
  /// Why a pattern cannot be compiled.
  public struct Fault: Error, Equatable {
    /// In PCRE2's words, without a capital and a full stop.
    public let reason: String
    /// In UTF-8 bytes of the pattern.
    public let offset: Int
  }

  /// Where the whole pattern and each of its groups matched, in UTF-8 bytes of the text. Nothing for a group that took
  /// no part.
  public struct Match: Sendable {
    public let groups: [Range<Int>?]
    public let range: Range<Int>
  }

  /// Steps of backtracking; `^(a+)+$` on some thirty letters needs more.
  private static let matchLimit: UInt32 = 1_000_000
  private static let heapLimit: UInt32 = 64 << 10

  // Freed with this object alone; PCRE2 only reads it after it is compiled, from any thread.
  private nonisolated(unsafe) let code: OpaquePointer
  private let pattern: String

  /// - Parameter isWhole: whether only a text that matches from its beginning to its end does so at all.
  public init(_ pattern: String, ignoresCase: Bool = false, isWhole: Bool = false) throws(Fault) {
    var error: Int32 = 0
    var offset = 0
    var bytes = Array(pattern.utf8)
    let count = bytes.count
    // An empty array has no address.
    bytes.append(0)
    let options =
      PCRE2_UTF | PCRE2_UCP | PCRE2_NEVER_BACKSLASH_C | (ignoresCase ? PCRE2_CASELESS : 0)
      | (isWhole ? PCRE2_ANCHORED | PCRE2_ENDANCHORED : 0)
    guard let code = pcre2_compile_8(bytes, count, options, &error, &offset, nil) else {
      throw Fault(reason: RegularExpression.message(error), offset: offset)
    }
    // Without a compiler for this machine the interpreter matches.
    pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE)
    self.code = code
    self.pattern = pattern
  }

  deinit { pcre2_code_free_8(code) }

  private static func message(_ error: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = pcre2_get_error_message_8(error, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, Int(length))), as: UTF8.self)
  }
}

extension RegularExpression {
  /// Whether it matches anywhere in a text.
  /// - Throws: a ``Failure`` of reason `limit`.
  public func matches(_ text: String) throws -> Bool {
    var found = false
    try search(text) { _ in
      found = true
      return false
    }
    return found
  }

  /// The text with its matches replaced, where `$1` is a group, `$0` the match and `$$` a dollar.
  /// - Throws: a ``Failure`` of reason `limit`.
  public func replacing(in text: String, with replacement: String, onlyFirst: Bool = false) throws -> String {
    let source = Array(text.utf8)
    let template = ReplacementTemplate(replacement)
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var position = 0
    try search(text) { match in
      result.append(contentsOf: source[position..<match.range.lowerBound])
      template.append(match, of: source, to: &result)
      position = match.range.upperBound
      try Bound.check(bytes: result.count)
      return !onlyFirst
    }
    result.append(contentsOf: source[position...])
    try Bound.check(bytes: result.count)
    return String(decoding: result, as: UTF8.self)
  }

  /// The pattern that matches a text as it is.
  public static func quoted(_ text: String) -> String {
    var pattern = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, !scalar.properties.isAlphabetic, scalar.properties.numericType == nil { pattern += "\\" }
      pattern.unicodeScalars.append(scalar)
    }
    return pattern
  }

  /// Calls for each match from left to right until told to stop.
  private func search(_ text: String, _ found: (Match) throws -> Bool) throws {
    guard let data = pcre2_match_data_create_from_pattern_8(code, nil), let context = pcre2_match_context_create_8(nil)
    else { throw Failure(.limit, "There is no memory left to match a pattern.") }
    defer {
      pcre2_match_data_free_8(data)
      pcre2_match_context_free_8(context)
    }
    pcre2_set_match_limit_8(context, RegularExpression.matchLimit)
    pcre2_set_heap_limit_8(context, RegularExpression.heapLimit)
    var text = text
    try text.withUTF8 { bytes in
      var empty: UInt8 = 0
      try withUnsafePointer(to: &empty) { nowhere in
        let subject = bytes.baseAddress ?? nowhere
        var start = 0
        // After an empty match the next one must be longer or further on, else the search would stand still.
        var isAfterEmpty = false
        while start <= bytes.count {
          let options = PCRE2_NO_UTF_CHECK | (isAfterEmpty ? PCRE2_NOTEMPTY_ATSTART | PCRE2_ANCHORED : 0)
          let status = match(subject, bytes.count, start, options, data, context)
          if status == PCRE2_ERROR_NOMATCH {
            guard isAfterEmpty, start < bytes.count else { return }
            start += 1
            while start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
            isAfterEmpty = false
            continue
          }
          guard status > 0 else { throw Failure.matchLimit(pattern) }
          let match = RegularExpression.ranges(data, count: Int(status))
          // `\K` can move the start behind the end.
          guard match.range.upperBound >= start, try found(match) else { return }
          start = match.range.upperBound
          isAfterEmpty = match.range.isEmpty
        }
      }
    }
  }

  private func match(
    _ subject: UnsafePointer<UInt8>, _ length: Int, _ start: Int, _ options: UInt32, _ data: OpaquePointer,
    _ context: OpaquePointer
  ) -> Int32 {
    let status = pcre2_match_8(code, subject, length, start, options, data, context)
    guard status == PCRE2_ERROR_JIT_STACKLIMIT else { return status }
    // The interpreter keeps its state on the heap, which has its own limit.
    return pcre2_match_8(code, subject, length, start, options | PCRE2_NO_JIT, data, context)
  }

  private static func ranges(_ data: OpaquePointer, count: Int) -> Match {
    let total = Int(pcre2_get_ovector_count_8(data))
    guard let vector = pcre2_get_ovector_pointer_8(data) else { return Match(groups: [], range: 0..<0) }
    let groups = (0..<total).map { index -> Range<Int>? in
      let (lower, upper) = (vector[2 * index], vector[2 * index + 1])
      // Unset groups have the largest unsigned number, which is -1 here.
      guard index < count, lower >= 0, lower <= upper else { return nil }
      return lower..<upper
    }
    return Match(groups: groups, range: (groups.first ?? nil) ?? 0..<0)
  }
}

extension Failure {
  fileprivate static func matchLimit(_ pattern: String) -> Failure {
    Failure(
      .limit, "Matching `\(Value.text(pattern).shortForm)` takes too many steps on this text.",
      hint: "avoid repetitions within repetitions, such as `(a+)+`")
  }
}
