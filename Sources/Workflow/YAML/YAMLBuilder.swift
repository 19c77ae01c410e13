/// Puts a parser's events into the rows of a document, and does what is a loader's job: anchors and aliases, merge keys,
/// duplicate keys, tags, limits.
struct YAMLBuilder {
  /// What may stand in front of a node.
  struct Properties {
    var anchor: String?
    var tag: String?
  }

  private struct Anchor {
    var row: UInt32
    /// The nodes below and with it, those behind aliases counted each time.
    var size: Int
    var height: Int
    /// Whether its end has not been reached, so that an alias now would stand inside what it stands for.
    var isOpen: Bool
  }

  /// A collection whose end has not been reached.
  private struct Frame {
    let row: UInt32
    let firstPending: Int
    let anchor: String?
    var size = 1
    var height = 0
    var hasMergeKey = false
  }

  private typealias Row = YAMLDocument.Row

  let file: SourceFile
  private let source: [UInt8]
  private let limits: YAMLLimits
  private var rows: [Row] = []
  private var children: [UInt32] = []
  private var cooked: [UInt8] = []
  private var frames: [Frame] = []
  /// The children so far of all open collections, those of the innermost last.
  private var pending: [UInt32] = []
  private var anchors: [String: Anchor] = [:]
  private var aliasedNodes = 0
  private(set) var diagnostics = Diagnostics()

  init(_ file: SourceFile, limits: YAMLLimits) {
    self.file = file
    self.limits = limits
    source = file.bytes
    rows.reserveCapacity(source.count / 12)
  }

  /// The document after its last event. Without a value it holds nothing.
  consuming func document() -> YAMLDocument {
    if rows.isEmpty {
      let end = UInt32(clamping: source.count)
      rows.append(Row(start: end, end: end, origin: 0, form: .scalar, traits: [.nothing, .ascii, .verbatim]))
    }
    return YAMLDocument(file: file, rows: rows, children: children, cooked: cooked, root: 0)
  }

  private func range(_ row: Row) -> SourceRange { SourceRange(file, Int(row.start)..<Int(row.end)) }

  private mutating func append(_ row: Row) throws(Interruption) {
    guard rows.count < limits.nodes else { throw .refused(.tooManyNodes(limits.nodes, at: range(row))) }
    if !frames.isEmpty { pending.append(UInt32(rows.count)) }
    rows.append(row)
  }

  /// Counts a finished node into the collection around it.
  private mutating func count(size: Int, height: Int) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].size += size
    frames[frames.count - 1].height = max(frames[frames.count - 1].height, height)
  }

  private var isInsideFlow: Bool {
    guard let frame = frames.last else { return false }
    return rows[Int(frame.row)].traits.contains(.flow)
  }

  private var isKey: Bool {
    guard let frame = frames.last else { return false }
    return rows[Int(frame.row)].form == .mapping && (pending.count - frame.firstPending).isMultiple(of: 2)
  }
}

// MARK: Scalars and aliases

extension YAMLBuilder {
  mutating func scalar(
    _ content: UnsafeBufferPointer<UInt8>, style: ScalarStyle, at written: Range<Int>, properties: Properties?
  ) throws(Interruption) {
    var place = written
    if properties != nil { place = contentStart(from: written.lowerBound, before: written.upperBound)..<place.upperBound }
    if style.isBlock { place = place.lowerBound..<blockEnd(of: place) }
    if content.isEmpty, style == .plain, properties == nil { place = emptyPlace(at: place.lowerBound) }
    var row = Row(
      start: UInt32(clamping: place.lowerBound), end: UInt32(clamping: place.upperBound), origin: UInt32(rows.count),
      form: .scalar, style: style)
    if isInsideFlow { row.traits.insert(.insideFlow) }
    store(content, of: &row)
    if style == .plain {
      if isNothing(content) { row.traits.insert(.nothing) }
      if isKey, properties == nil, content.elementsEqual("<<".utf8) { frames[frames.count - 1].hasMergeKey = true }
    }
    if let tag = properties?.tag { apply(tag, to: &row) }
    if let anchor = properties?.anchor {
      anchors[anchor] = Anchor(row: UInt32(rows.count), size: 1, height: 0, isOpen: false)
    }
    try append(row)
    count(size: 1, height: 0)
  }

  /// Keeps a scalar's content: a place in the file if it stands there as it is, else a copy.
  private mutating func store(_ content: UnsafeBufferPointer<UInt8>, of row: inout Row) {
    let margin = row.style.isQuoted ? 1 : 0
    let start = Int(row.start) + margin
    row.count = UInt32(clamping: content.count)
    if content.allSatisfy({ $0 < 0x80 }) { row.traits.insert(.ascii) }
    if Int(row.end) - margin - start == content.count, source[start..<start + content.count].elementsEqual(content) {
      row.first = UInt32(clamping: start)
      row.traits.insert(.verbatim)
    } else {
      row.first = UInt32(clamping: cooked.count)
      cooked.append(contentsOf: content)
    }
  }

  mutating func alias(_ name: String, at written: Range<Int>) throws(Interruption) {
    let place = SourceRange(file, written)
    var row = Row(
      start: UInt32(clamping: written.lowerBound), end: UInt32(clamping: written.upperBound),
      origin: UInt32(rows.count), form: .scalar, traits: [.nothing, .ascii, .verbatim])
    row.first = row.start
    guard let anchor = anchors[name] else {
      diagnostics.report(.unknownAlias(name, nearest: Spelling.nearest(to: name, among: anchors.keys.sorted()), at: place))
      try append(row)
      return
    }
    let target = rows[Int(anchor.row)]
    if anchor.isOpen {
      throw .refused(.endlessAlias(name, at: place, anchor: SourceRange(file, Int(target.start)..<Int(target.start))))
    }
    aliasedNodes += anchor.size
    guard aliasedNodes <= limits.aliasedNodes else { throw .refused(.tooManyAliasedNodes(limits.aliasedNodes, at: place)) }
    guard frames.count + anchor.height <= limits.depth else {
      throw .refused(.tooDeepThroughAlias(limits.depth, name, at: place))
    }
    row = target
    row.start = UInt32(clamping: written.lowerBound)
    row.end = UInt32(clamping: written.upperBound)
    row.traits.insert(.alias)
    if isInsideFlow { row.traits.insert(.insideFlow) }
    // What a merge key takes in ends one level higher than it stands.
    let isMerged = !isKey && pending.last.map { isMergeKey(rows[Int($0)]) } ?? false
    try append(row)
    count(size: anchor.size, height: anchor.height - (isMerged ? 1 : 0))
  }

  private func isNothing(_ content: UnsafeBufferPointer<UInt8>) -> Bool {
    switch content.count {
    case 0: true
    case 1: content[0] == UInt8(ascii: "~")
    case 4: content.elementsEqual("null".utf8)
    default: false
    }
  }
}

// MARK: Collections

extension YAMLBuilder {
  mutating func open(
    _ form: YAMLNode.Form, isFlow: Bool, at start: Int, properties: Properties?
  ) throws(Interruption) {
    let start = properties == nil ? start : contentStart(from: start, before: source.count)
    let place = SourceRange(file, start..<start + (isFlow ? 1 : 0))
    guard frames.count < limits.depth else { throw .refused(.tooDeep(limits.depth, at: place)) }
    let index = UInt32(rows.count)
    var row = Row(start: UInt32(clamping: start), end: UInt32(clamping: start), origin: index, form: form)
    if isFlow { row.traits.insert(.flow) }
    if isInsideFlow { row.traits.insert(.insideFlow) }
    if let tag = properties?.tag { apply(tag, to: &row) }
    if let anchor = properties?.anchor { anchors[anchor] = Anchor(row: index, size: 0, height: 0, isOpen: true) }
    try append(row)
    frames.append(Frame(row: index, firstPending: pending.count, anchor: properties?.anchor))
  }

  /// Ends the innermost collection. A block's own end is not used: the parser gives the next token's.
  mutating func close(at end: Int) throws(Interruption) {
    guard let frame = frames.popLast() else { return }
    var row = rows[Int(frame.row)]
    row.end = row.traits.contains(.flow) ? UInt32(clamping: end) : pending.last.map { rows[Int($0)].end } ?? row.end
    rows[Int(frame.row)].end = row.end
    var members = pending[frame.firstPending...]
    if row.form == .mapping {
      checkKeys(of: members)
      if frame.hasMergeKey { members = try merge(members)[...] }
    }
    row.first = UInt32(clamping: children.count)
    row.count = UInt32(clamping: members.count)
    children.append(contentsOf: members)
    pending.removeSubrange(frame.firstPending...)
    rows[Int(frame.row)] = row
    if let name = frame.anchor, anchors[name]?.row == frame.row {
      anchors[name] = Anchor(row: frame.row, size: frame.size, height: frame.height + 1, isOpen: false)
    }
    count(size: frame.size, height: frame.height + 1)
  }
}

// MARK: Keys

extension YAMLBuilder {
  private func isMergeKey(_ row: Row) -> Bool {
    row.form == .scalar && row.style == .plain && row.tag == nil && row.count == 2
      && content(of: row).elementsEqual("<<".utf8)
  }

  private func content(of row: Row) -> ArraySlice<UInt8> {
    row.traits.contains(.verbatim) ? source[row.stretch] : cooked[row.stretch]
  }

  private func text(of row: Row) -> String { String(decoding: content(of: row), as: UTF8.self) }

  private func areEqual(_ left: Row, _ right: Row) -> Bool {
    if left.traits.contains(.ascii), right.traits.contains(.ascii) {
      return left.count == right.count && content(of: left).elementsEqual(content(of: right))
    }
    return text(of: left) == text(of: right)
  }

  /// Keys are texts, and each stands once. Texts are compared as a person sees them: by canonical equivalence.
  private mutating func checkKeys(of members: ArraySlice<UInt32>) {
    let keys = stride(from: members.startIndex, to: members.endIndex, by: 2).map { rows[Int(members[$0])] }
    for key in keys where key.form != .scalar || key.traits.contains(.nothing) {
      diagnostics.report(.keyIsNoText(key.form, at: range(key)))
    }
    // Comparing each with each is quickest for the few keys of a step, but not for the thousands of a table.
    guard keys.count > 8 else {
      for (position, key) in keys.enumerated() where key.form == .scalar {
        if let first = keys[..<position].first(where: { $0.form == .scalar && areEqual($0, key) }) {
          diagnostics.report(.duplicateKey(text(of: key), at: range(key), first: range(first)))
        }
      }
      return
    }
    var seen: [String: Row] = [:]
    seen.reserveCapacity(keys.count)
    for key in keys where key.form == .scalar {
      let name = text(of: key)
      if let first = seen[name] {
        diagnostics.report(.duplicateKey(name, at: range(key), first: range(first)))
      } else {
        seen[name] = key
      }
    }
  }

  /// Puts the pairs of merged mappings where their `<<` stands. A mapping's own keys win, of several mappings the earlier.
  private mutating func merge(_ members: ArraySlice<UInt32>) throws(Interruption) -> [UInt32] {
    var taken: Set<String> = []
    let positions = stride(from: members.startIndex, to: members.endIndex, by: 2)
    for position in positions where !isMergeKey(rows[Int(members[position])]) {
      taken.insert(text(of: rows[Int(members[position])]))
    }
    var merged: [UInt32] = []
    for position in positions {
      guard isMergeKey(rows[Int(members[position])]) else {
        merged += members[position...position + 1]
        continue
      }
      for mapping in mergedMappings(members[position + 1]) {
        let pairs = rows[Int(mapping)].stretch
        aliasedNodes += pairs.count
        guard aliasedNodes <= limits.aliasedNodes else {
          throw .refused(.tooManyAliasedNodes(limits.aliasedNodes, at: range(rows[Int(members[position + 1])])))
        }
        for pair in stride(from: pairs.lowerBound, to: pairs.upperBound, by: 2) {
          guard taken.insert(text(of: rows[Int(children[pair])])).inserted else { continue }
          merged += children[pair...pair + 1]
        }
      }
    }
    return merged
  }

  private mutating func mergedMappings(_ index: UInt32) -> [UInt32] {
    let value = rows[Int(index)]
    switch value.form {
    case .mapping: return [index]
    case .sequence where children[value.stretch].allSatisfy({ rows[Int($0)].form == .mapping }):
      return Array(children[value.stretch])
    default:
      diagnostics.report(.mergesNoMapping(at: range(value)))
      return []
    }
  }
}

// MARK: Places

extension YAMLBuilder {
  /// The first byte behind a node's tag and anchor.
  private mutating func contentStart(from start: Int, before limit: Int) -> Int {
    var offset = start
    while offset < limit {
      switch source[offset] {
      case UInt8(ascii: "&"):
        let name = offset + 1
        offset = source[name..<limit].firstIndex { !isAnchorByte($0) } ?? limit
        if offset < limit, source[offset] == UInt8(ascii: ":") {
          diagnostics.report(.anchorBeforeColon(at: SourceRange(file, name - 1..<offset + 1)))
        }
      case UInt8(ascii: "!"):
        offset = source[offset..<limit].firstIndex { isTagEnd($0) } ?? limit
      case UInt8(ascii: "#"):
        offset = source[offset..<limit].firstIndex { $0 == UInt8(ascii: "\n") } ?? limit
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
      default:
        return offset
      }
    }
    return limit
  }

  private func isAnchorByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private func isTagEnd(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ",") && isInsideFlow
  }

  /// The end of a block scalar's last line with content: the parser's is behind the empty lines that follow.
  private func blockEnd(of place: Range<Int>) -> Int {
    let isWhite = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    guard let last = source[place].lastIndex(where: { !isWhite($0) }) else { return place.upperBound }
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    return source[last..<place.upperBound].firstIndex(where: isBreak) ?? place.upperBound
  }

  /// The place of a value that is not written: behind its colon or dash. The parser gives the next token where one follows.
  private func emptyPlace(at offset: Int) -> Range<Int> {
    let isWhite = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    if let last = source[..<min(offset, source.count)].lastIndex(where: { !isWhite($0) }), source[last] == UInt8(ascii: ":") {
      return last + 1..<last + 1
    }
    guard !isKey, let key = pending.last, frames.last?.firstPending != pending.count else { return offset..<offset }
    if let frame = frames.last, rows[Int(frame.row)].form == .sequence { return offset..<offset }
    return Int(rows[Int(key)].end)..<Int(rows[Int(key)].end)
  }
}

// MARK: Tags

extension YAMLBuilder {
  private mutating func apply(_ tag: String, to row: inout Row) {
    if tag == "!" {
      guard row.form == .scalar else { return }
      row.traits.insert(.text)
      row.traits.remove(.nothing)
      return
    }
    guard let core = CoreTag(resolved: tag) else {
      diagnostics.report(.unknownTag(tag, at: range(row)))
      return
    }
    row.tag = core
    let fits =
      switch core {
      case .sequence: row.form == .sequence
      case .mapping: row.form == .mapping
      default: row.form == .scalar && fits(core, text(of: row))
      }
    guard fits else {
      diagnostics.report(.tagDoesNotFit(core, row.form == .scalar ? text(of: row) : nil, at: range(row)))
      return
    }
    if core == .nothing { row.traits.insert(.nothing) } else { row.traits.remove(.nothing) }
  }

  private func fits(_ tag: CoreTag, _ text: String) -> Bool {
    switch (tag, ScalarRules.number(text)) {
    case (.text, _): true
    case (.integer, .integer), (.number, .integer), (.number, .number): true
    case (.boolean, _): text == "true" || text == "false"
    case (.nothing, _): ScalarRules.reading(ofPlain: text) == .nothing
    default: false
    }
  }
}

extension Diagnostic {
  fileprivate static func tooManyNodes(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "yaml-limit", "The file has more than \(limit) keys and values.", at: range)
  }

  fileprivate static func tooManyAliasedNodes(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "yaml-limit", "Aliases expand to more than \(limit) keys and values.", at: range)
  }

  fileprivate static func tooDeep(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(code: "yaml-limit", "Lists and mappings are nested more than \(limit) deep.", at: range)
  }

  fileprivate static func tooDeepThroughAlias(_ limit: Int, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "yaml-limit", "With what `*\(name)` stands for, lists and mappings are nested more than \(limit) deep.",
      at: range)
  }

  fileprivate static func unknownAlias(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unknown-alias", "There is no anchor `&\(name)` above this alias.", at: range,
      hint: nearest.map { "did you mean `*\($0)`?" } ?? "text that begins with `*` needs quotes",
      fixes: nearest.map { [Fix("Write `*\($0)`", replace: range, with: "*\($0)", isSafe: true)] } ?? [])
  }

  fileprivate static func endlessAlias(_ name: String, at range: SourceRange, anchor: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "endless-alias", "The alias `*\(name)` refers to itself: it stands inside what it stands for.", at: range,
      notes: [Note("This is what `&\(name)` names.", at: anchor)])
  }

  fileprivate static func duplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "duplicate-key", "The key `\(key)` already stands in line \(first.position.line).", at: range,
      hint: "each key stands once", notes: [Note("The first is here.", at: first)])
  }

  fileprivate static func keyIsNoText(_ form: YAMLNode.Form, at range: SourceRange) -> Diagnostic {
    let found =
      switch form {
      case .scalar: "nothing"
      case .sequence: "a list"
      case .mapping: "a mapping"
      }
    return Diagnostic(code: "key-not-text", "A key is a text, but this one is \(found).", at: range, hint: "write a text")
  }

  fileprivate static func mergesNoMapping(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "merge-not-mapping", "The key `<<` takes a mapping or a list of mappings.", at: range,
      hint: "usually an alias, `*name`")
  }

  fileprivate static func anchorBeforeColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "anchor-before-colon", "An anchor's name is directly followed by `:`.", at: range,
      hint: "put a space before the colon, or quotes around the text")
  }

  fileprivate static func unknownTag(_ tag: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unknown-tag", "The tag `\(tag)` is not known; nothing is made or read by a tag.", at: range,
      hint: "text that begins with `!` needs quotes",
      notes: [Note("Known are \(CoreTag.allCases.map { "`\($0.name)`" }.joined(separator: ", ")).")])
  }

  fileprivate static func tagDoesNotFit(_ tag: CoreTag, _ text: String?, at range: SourceRange) -> Diagnostic {
    let found = text.map { "`\($0)`" } ?? "this collection"
    return Diagnostic(code: "tag-does-not-fit", "The tag `\(tag.name)` does not fit \(found).", at: range)
  }
}
