internal import CYAML

/// Reads YAML text. The only file that knows libyaml: its events go straight into a ``YAMLDocument``, its loader, which
/// would recurse and copy, is never used.
public enum YAMLParser {
  /// Nil when the text could not be read to its end; what was found wrong is in the diagnostics either way.
  public static func parse(
    _ file: SourceFile, for purpose: YAMLPurpose = .workflow, limits: YAMLLimits = .workflow,
    into diagnostics: inout Diagnostics
  ) -> YAMLDocument? {
    do throws(Interruption) {
      let document = try read(file, limits: limits, into: &diagnostics)
      if purpose == .workflow {
        diagnostics.report(contentsOf: CommentTraps(document: document).diagnostics.prefix(limits.reports))
        diagnostics.report(contentsOf: SpacingTraps(document: document).diagnostics.prefix(limits.reports))
      }
      return document
    } catch {
      switch error {
      case .refused(let diagnostic): diagnostics.report(diagnostic)
      case .misread(let problem):
        diagnostics.report(contentsOf: explanations(of: problem, in: file, for: purpose, limits: limits))
      }
      return nil
    }
  }

  private static func explanations(
    of problem: SyntaxProblem, in file: SourceFile, for purpose: YAMLPurpose, limits: YAMLLimits
  ) -> [Diagnostic] {
    guard purpose == .workflow else { return [problem.explanation(in: file)] }
    let traps = TemplateTraps(in: file).diagnostics(for: problem) { masked in
      var unheard = Diagnostics()
      return try? read(masked, limits: limits, into: &unheard)
    }
    return traps.isEmpty ? [problem.explanation(in: file)] : traps
  }

  private static func read(
    _ file: SourceFile, limits: YAMLLimits, into diagnostics: inout Diagnostics
  ) throws(Interruption) -> YAMLDocument {
    let inspection = try TextInspection(file, limit: limits.bytes)
    let separators = try LineSeparators(at: inspection.lineSeparators, in: file)
    var found = Diagnostics()
    do throws(Interruption) {
      let document = try read(file, inspection, separators, nil, limits: limits, into: &found)
      diagnostics.report(contentsOf: found)
      return document
    } catch {
      guard case .misread(let problem) = error, problem.isHalfCharacter,
        let pairs = SurrogatePairs(in: separators?.bytes ?? file.bytes)
      else {
        diagnostics.report(contentsOf: found)
        throw error
      }
      return try read(file, inspection, separators, pairs, limits: limits, into: &diagnostics)
    }
  }

  private static func read(
    _ file: SourceFile, _ inspection: TextInspection, _ separators: LineSeparators?, _ pairs: SurrogatePairs?,
    limits: YAMLLimits, into diagnostics: inout Diagnostics
  ) throws(Interruption) -> YAMLDocument {
    var builder = YAMLBuilder(
      file, isASCII: inspection.isASCII, separators: separators, pairs: pairs, limits: limits)
    defer { diagnostics.report(contentsOf: builder.diagnostics) }
    let bytes = pairs?.bytes ?? separators?.bytes ?? file.bytes
    let reader = EventReader(bytes, from: inspection.start, isASCII: inspection.isASCII)
    if let end = try reader.read(into: &builder) { try DocumentEnd(file: file).check(from: end) }
    let document = builder.document()
    let hidden = separators?.unquoted(in: document).prefix(limits.reports) ?? []
    diagnostics.report(contentsOf: hidden.map { .lineSeparator(at: $0) })
    return document
  }
}

/// Owns one libyaml parser and hands its events to a builder.
private final class EventReader {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let bytes: [UInt8]
  private let origin: Int
  private var offsets: ByteOffsets

  init(_ bytes: [UInt8], from origin: Int, isASCII: Bool) {
    self.bytes = bytes
    self.origin = origin
    offsets = ByteOffsets(of: bytes, from: origin, isASCII: isASCII)
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Reads the first document and gives the place where it ends, nil if there is none.
  func read(into builder: inout YAMLBuilder) throws(Interruption) -> Int? {
    var failure: Interruption?
    var end: Int?
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_input_string(parser, buffer.baseAddress.map { $0 + origin }, buffer.count - origin)
      do throws(Interruption) {
        while try readEvent(into: &builder, end: &end) {}
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return end
  }

  /// False after the last event that matters.
  private func readEvent(into builder: inout YAMLBuilder, end: inout Int?) throws(Interruption) -> Bool {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw .misread(problem()) }
    defer { yaml_event_delete(&event) }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      try builder.scalar(
        UnsafeBufferPointer(start: scalar.value, count: scalar.length), style: ScalarStyle(scalar.style),
        at: place(of: event), properties: properties(scalar.anchor, scalar.tag))
    case YAML_ALIAS_EVENT:
      try builder.alias(text(event.data.alias.anchor), at: place(of: event))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      try builder.open(
        .sequence, isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE, at: place(of: event),
        properties: properties(start.anchor, start.tag))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      try builder.open(
        .mapping, isFlow: start.style == YAML_FLOW_MAPPING_STYLE, at: place(of: event),
        properties: properties(start.anchor, start.tag))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      try builder.close(at: offset(event.end_mark))
    case YAML_DOCUMENT_END_EVENT:
      end = offset(event.end_mark)
      return false
    case YAML_STREAM_END_EVENT:
      return false
    default:
      break
    }
    return true
  }

  private func offset(_ mark: yaml_mark_t) -> Int { offsets.offset(ofScalar: mark.index) }

  private func place(of event: yaml_event_t) -> Range<Int> {
    let start = offset(event.start_mark)
    return start..<max(start, offset(event.end_mark))
  }

  private func properties(
    _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
  ) -> YAMLBuilder.Properties? {
    if anchor == nil, tag == nil { return nil }
    return YAMLBuilder.Properties(anchor: anchor.map { text($0) }, tag: tag.map { text($0) })
  }

  private func text(_ characters: UnsafeMutablePointer<yaml_char_t>) -> String { String(cString: characters) }

  private func problem() -> SyntaxProblem {
    let failed = parser.pointee
    return SyntaxProblem(
      message: failed.problem.map { String(cString: $0) } ?? "",
      context: failed.context.map { String(cString: $0) } ?? "",
      offset: offset(failed.problem_mark),
      contextOffset: failed.context == nil ? nil : offset(failed.context_mark))
  }
}

extension ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    self =
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
  }
}
