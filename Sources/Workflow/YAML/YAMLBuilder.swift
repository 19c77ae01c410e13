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
    /// The collections from it down to its deepest node.
    var height: Int
    /// Whether its end has not been reached, so that an alias now would stand inside what it stands for.
    var isOpen = false
  }

  /// A collection whose end has not been reached.
  private struct Frame {
    let row: UInt32
    let form: YAMLNode.Form
    let isFlow: Bool
    let anchor: String?
    let firstPending: Int
    var size = 1
    var height = 0
    var hasMergeKey = false
  }

  private typealias Row = YAMLArena.Row

  private let file: SourceFile
  private let limits: YAMLLimits
  private let separators: LineSeparators?
  private let pairs: SurrogatePairs?
  private let places: WrittenPlaces
  private var arena: YAMLArena
  private var frames: [Frame] = []
  /// The children so far of all open collections, those of the innermost last.
  private var pending: [UInt32] = []
  private var anchors: [String: Anchor] = [:]
  private var aliasedNodes = 0
  private(set) var diagnostics = Diagnostics()

  init(
    _ file: SourceFile, isASCII: Bool, separators: LineSeparators?, pairs: SurrogatePairs?, limits: YAMLLimits
  ) {
    self.file = file
    self.limits = limits
    self.separators = separators
    self.pairs = pairs
    places = WrittenPlaces(bytes: file.bytes)
    arena = YAMLArena(source: file.bytes, isASCII: isASCII)
    arena.rows.reserveCapacity(file.bytes.count / 12)
  }

  /// The document after its last event. Without a value it holds nothing.
  consuming func document() -> YAMLDocument {
    if arena.rows.isEmpty {
      let end = arena.source.count
      var row = Row(.scalar, at: end..<end, origin: 0)
      row.traits = [.nothing, .ascii, .verbatim]
      arena.rows.append(row)
    }
    return YAMLDocument(file: file, arena: arena)
  }

  private var isInsideFlow: Bool { frames.last?.isFlow ?? false }

  private var isKey: Bool {
    guard let frame = frames.last else { return false }
    return frame.form == .mapping && (pending.count - frame.firstPending).isMultiple(of: 2)
  }

  private var nextIndex: UInt32 { UInt32(truncatingIfNeeded: arena.rows.count) }

  private func range(_ row: Row) -> SourceRange { SourceRange(file, row.place) }

  private mutating func append(_ row: consuming Row) throws(Interruption) {
    guard arena.rows.count < limits.nodes else { throw .refused(.tooManyNodes(limits.nodes, at: range(row))) }
    if isInsideFlow { row.traits.insert(.insideFlow) }
    if !frames.isEmpty { pending.append(nextIndex) }
    arena.rows.append(row)
  }

  private var reportsEnough: Bool { diagnostics.all.count >= limits.reports }

  private mutating func report(_ diagnostic: Diagnostic) {
    if !reportsEnough { diagnostics.report(diagnostic) }
  }

  /// Counts a finished node into the collection around it.
  private mutating func count(size: Int, height: Int) {
    guard let last = frames.indices.last else { return }
    frames[last].size += size
    frames[last].height = max(frames[last].height, height)
  }
}

// MARK: Scalars and aliases

extension YAMLBuilder {
  mutating func scalar(
    _ content: UnsafeBufferPointer<UInt8>, style: ScalarStyle, at place: Range<Int>, properties: Properties?
  ) throws(Interruption) {
    var row = Row(.scalar, at: written(place, style: style, isEmpty: content.isEmpty, properties), origin: nextIndex)
    row.style = style
    if separators == nil, pairs == nil {
      arena.store(content, of: &row)
    } else {
      restored(content, style, at: place).withUnsafeBufferPointer { arena.store($0, of: &row) }
    }
    if style == .plain {
      if isNothing(content) { row.traits.insert(.nothing) }
      if content.count == 2, isKey, arena.isMergeKey(row) { frames[frames.count - 1].hasMergeKey = true }
    }
    if let tag = properties?.tag { apply(tag, from: place.lowerBound, to: &row) }
    if let anchor = properties?.anchor { anchors[anchor] = Anchor(row: nextIndex, size: 1, height: 0) }
    try append(row)
    count(size: 1, height: 0)
  }

  /// With the characters that were written in the place of those that stood in for them.
  private func restored(
    _ content: UnsafeBufferPointer<UInt8>, _ style: ScalarStyle, at place: Range<Int>
  ) -> [UInt8] {
    let bytes = separators?.restored(content) ?? Array(content)
    guard let pairs else { return bytes }
    return bytes.withUnsafeBufferPointer { pairs.restored($0, style: style, at: place) }
  }

  private mutating func written(
    _ place: Range<Int>, style: ScalarStyle, isEmpty: Bool, _ properties: Properties?
  ) -> Range<Int> {
    if let properties {
      let start = contentStart(from: place.lowerBound, before: place.upperBound, properties)
      return start..<max(start, style.isBlock ? places.blockEnd(of: place) : place.upperBound)
    }
    if style.isBlock { return place.lowerBound..<places.blockEnd(of: place) }
    guard isEmpty, style == .plain else { return place }
    let key = frames.last?.form == .mapping && !isKey ? pending.last : nil
    return places.emptyPlace(at: place.lowerBound, behindKey: key.map { Int(arena.rows[Int($0)].end) })
  }

  private mutating func contentStart(from start: Int, before limit: Int, _ properties: Properties) -> Int {
    if properties.anchor != nil, let misread = places.anchorBeforeColon(from: start, before: limit) {
      report(.anchorBeforeColon(at: SourceRange(file, misread)))
    }
    return places.contentStart(from: start, before: limit, insideFlow: isInsideFlow)
  }

  private func isNothing(_ content: UnsafeBufferPointer<UInt8>) -> Bool {
    switch content.count {
    case 0: true
    case 1: content[0] == UInt8(ascii: "~")
    case 4: content.elementsEqual("null".utf8)
    default: false
    }
  }

  mutating func alias(_ name: String, at place: Range<Int>) throws(Interruption) {
    let range = SourceRange(file, place)
    if file.bytes.indices.contains(place.upperBound), file.bytes[place.upperBound] == UInt8(ascii: ":") {
      report(.aliasBeforeColon(at: SourceRange(file, place.lowerBound..<place.upperBound + 1)))
    }
    guard let anchor = anchors[name] else {
      report(.unknownAlias(name, nearest: nearestAnchor(to: name), at: range))
      return try scalar(UnsafeBufferPointer(start: nil, count: 0), style: .plain, at: place, properties: nil)
    }
    let target = arena.rows[Int(anchor.row)]
    if anchor.isOpen { throw .refused(.endlessAlias(name, at: range, anchor: self.range(target))) }
    try countAliased(anchor.size, at: range)
    guard frames.count + anchor.height <= limits.depth else {
      throw .refused(.tooDeepThroughAlias(limits.depth, name, at: range))
    }
    // A merged mapping ends one level higher than its alias stands.
    let isMerged = !isKey && pending.last.map { arena.isMergeKey(arena.rows[Int($0)]) } ?? false
    var row = target
    (row.start, row.end) = (UInt32(clamping: place.lowerBound), UInt32(clamping: place.upperBound))
    row.traits.insert(.alias)
    row.traits.remove(.insideFlow)
    try append(row)
    count(size: anchor.size, height: anchor.height - (isMerged ? 1 : 0))
  }

  /// None in a file of so many anchors that it was not written by a person.
  private func nearestAnchor(to name: String) -> String? {
    anchors.count <= 100 ? Spelling.nearest(to: name, among: anchors.keys.sorted()) : nil
  }

  private mutating func countAliased(_ size: Int, at range: SourceRange) throws(Interruption) {
    aliasedNodes += size
    guard aliasedNodes <= limits.aliasedNodes else {
      throw .refused(.tooManyAliasedNodes(limits.aliasedNodes, at: range))
    }
  }
}

// MARK: Collections

extension YAMLBuilder {
  mutating func open(
    _ form: YAMLNode.Form, isFlow: Bool, at place: Range<Int>, properties: Properties?
  ) throws(Interruption) {
    var start = place.lowerBound
    if let properties { start = contentStart(from: start, before: file.bytes.count, properties) }
    var row = Row(form, at: start..<start + (isFlow ? 1 : 0), origin: nextIndex)
    guard frames.count < limits.depth else { throw .refused(.tooDeep(limits.depth, at: range(row))) }
    if isFlow { row.traits.insert(.flow) }
    if let tag = properties?.tag { apply(tag, from: place.lowerBound, to: &row) }
    let frame = Frame(
      row: nextIndex, form: form, isFlow: isFlow, anchor: properties?.anchor,
      firstPending: pending.count + (frames.isEmpty ? 0 : 1))
    if let anchor = frame.anchor { anchors[anchor] = Anchor(row: frame.row, size: 0, height: 0, isOpen: true) }
    try append(row)
    frames.append(frame)
  }

  /// Ends the innermost collection. `end` counts only in flow style.
  mutating func close(at end: Int) throws(Interruption) {
    guard let frame = frames.popLast() else { return }
    var row = arena.rows[Int(frame.row)]
    let members = frame.firstPending..<pending.count
    if frame.isFlow {
      row.end = UInt32(clamping: end)
    } else if let last = pending.last, !members.isEmpty {
      row.end = arena.rows[Int(last)].end
    }
    row.first = UInt32(clamping: arena.children.count)
    if frame.form == .mapping { checkKeys(members) }
    if frame.hasMergeKey {
      try merge(members)
    } else {
      arena.children += pending[members]
    }
    row.count = UInt32(clamping: arena.children.count - Int(row.first))
    pending.removeLast(members.count)
    arena.rows[Int(frame.row)] = row
    if let name = frame.anchor, anchors[name]?.row == frame.row {
      anchors[name] = Anchor(row: frame.row, size: frame.size, height: frame.height + 1)
    }
    count(size: frame.size, height: frame.height + 1)
  }

  /// Keys are texts, and each stands once.
  private mutating func checkKeys(_ members: Range<Int>) {
    for position in arena.keyPositions(of: members) {
      let key = arena.rows[Int(pending[position])]
      if !key.isText, !reportsEnough { report(.keyIsNoText(key.form, at: range(key))) }
    }
    for (key, first) in arena.repeatedKeys(in: pending, members, limit: limits.reports) {
      report(.duplicateKey(arena.text(of: key), at: range(key), first: range(first)))
    }
  }

  private mutating func merge(_ members: Range<Int>) throws(Interruption) {
    for position in arena.keyPositions(of: members) where arena.isMergeKey(arena.rows[Int(pending[position])]) {
      let value = pending[position + 1]
      let place = range(arena.rows[Int(value)])
      guard let mappings = arena.mergedMappings(value) else {
        report(.mergesNoMapping(at: place))
        continue
      }
      try countAliased(mappings.reduce(0) { $0 + Int(arena.rows[Int($1)].count) }, at: place)
    }
    arena.children += arena.merged(Array(pending[members]))
  }
}

// MARK: Tags

extension YAMLBuilder {
  private mutating func apply(_ tag: String, from start: Int, to row: inout Row) {
    if tag == "!" {
      guard row.form == .scalar else { return }
      row.traits.insert(.text)
      row.traits.remove(.nothing)
      return
    }
    guard let core = CoreTag(resolved: tag) else {
      if reportsEnough { return }
      let place = places.tag(from: start, insideFlow: isInsideFlow)
      report(.unknownTag(at: SourceRange(file, place)))
      return
    }
    row.tag = core
    guard core.fits(row.form, arena.text(of: row)) else {
      report(.tagDoesNotFit(core, row.form == .scalar ? arena.text(of: row) : nil, at: range(row)))
      return
    }
    if core == .nothing { row.traits.insert(.nothing) } else { row.traits.remove(.nothing) }
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
      code: "yaml-limit",
      "With what `*\(Excerpt.of(name))` stands for, lists and mappings are nested more than \(limit) deep.",
      at: range)
  }

  fileprivate static func unknownAlias(_ name: String, nearest: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unknown-alias", "There is no anchor `&\(Excerpt.of(name))` above this alias.", at: range,
      hint: nearest.map { "did you mean `*\($0)`?" } ?? "text that begins with `*` needs quotes",
      fixes: nearest.map { [Fix("Write `*\($0)`", replace: range, with: "*\($0)", isSafe: true)] } ?? [])
  }

  fileprivate static func endlessAlias(_ name: String, at range: SourceRange, anchor: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "endless-alias", "The alias `*\(Excerpt.of(name))` refers to itself: it stands inside what it stands for.",
      at: range,
      notes: [Note("this is what `&\(Excerpt.of(name))` names.", at: anchor)])
  }

  fileprivate static func duplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "duplicate-key", "The key `\(Excerpt.of(key))` already stands in line \(first.position.line).", at: range,
      hint: "each key stands once", notes: [Note("the first is here.", at: first)])
  }

  fileprivate static func keyIsNoText(_ form: YAMLNode.Form, at range: SourceRange) -> Diagnostic {
    let found =
      switch form {
      case .scalar: "nothing"
      case .sequence: "a list"
      case .mapping: "a mapping"
      }
    return Diagnostic(
      code: "key-not-text", "A key is a text, but this one is \(found).", at: range, hint: "write a text")
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

  fileprivate static func aliasBeforeColon(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "alias-before-colon", "An alias's name is directly followed by `:`.", at: range,
      hint: "put a space before the colon")
  }

  fileprivate static func unknownTag(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: "unknown-tag", "The tag `\(Excerpt.of(range.text))` is not known; nothing is made or read by a tag.",
      at: range,
      hint: "text that begins with `!` needs quotes",
      notes: [Note("known are \(CoreTag.allCases.map { "`\($0.name)`" }.joined(separator: ", ")).")])
  }

  fileprivate static func tagDoesNotFit(_ tag: CoreTag, _ text: String?, at range: SourceRange) -> Diagnostic {
    let found = text.map { "`\(Excerpt.of($0))`" } ?? "this collection"
    return Diagnostic(code: "tag-does-not-fit", "The tag `\(tag.name)` does not fit \(found).", at: range)
  }
}
