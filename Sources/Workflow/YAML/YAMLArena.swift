/// All nodes of a file in a few arrays instead of a tree of objects, so that a hundred thousand steps take a few
/// megabytes and nothing is freed recursively.
struct YAMLArena: Sendable {
  /// One node in 24 bytes.
  struct Row: Sendable {
    /// Where the node is written, in bytes of the file.
    var start: UInt32
    var end: UInt32
    /// A scalar's first byte, or a collection's first child.
    var first: UInt32 = 0
    /// A scalar's bytes, or a collection's children; a mapping's are keys and values in turn.
    var count: UInt32 = 0
    /// The row the content was written in: for an alias the row of its anchor, else the row itself.
    var origin: UInt32
    var form: YAMLNode.Form
    var style: ScalarStyle = .plain
    var tag: CoreTag?
    var traits: Traits = []

    init(_ form: YAMLNode.Form, at place: Range<Int>, origin: UInt32) {
      start = UInt32(clamping: place.lowerBound)
      end = UInt32(clamping: place.upperBound)
      self.form = form
      self.origin = origin
    }

    /// What it takes of the bytes or the children.
    var stretch: Range<Int> { Int(first)..<Int(first) + Int(count) }
    var place: Range<Int> { Int(start)..<Int(end) }

    /// Whether the core schema decides what the scalar is: it is written without quotes and not tagged as a text, or
    /// tagged as something else.
    var isPlain: Bool {
      guard form == .scalar else { return false }
      return switch tag {
      case nil: style == .plain && !traits.contains(.text)
      case .text: false
      default: true
      }
    }

    /// Whether it can be a key: a text, not nothing and not a collection.
    var isText: Bool { form == .scalar && !traits.contains(.nothing) }
  }

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// The scalar's content stands in the file as it is, so that no copy of it is kept.
    static let verbatim = Traits(rawValue: 1)
    static let alias = Traits(rawValue: 2)
    /// A collection written with brackets or braces.
    static let flow = Traits(rawValue: 4)
    /// A node inside a collection written with brackets or braces.
    static let insideFlow = Traits(rawValue: 8)
    static let nothing = Traits(rawValue: 16)
    static let ascii = Traits(rawValue: 32)
    /// A `!` in front makes a plain scalar a text.
    static let text = Traits(rawValue: 64)
  }

  /// The bytes of the file.
  let source: [UInt8]
  var rows: [Row] = []
  /// The children of each collection side by side.
  var children: [UInt32] = []
  /// The contents that do not stand in the file as they are.
  private var cooked: [UInt8] = []

  /// Whether the whole file is ASCII, which spares a look at each scalar.
  private let isASCII: Bool

  init(source: [UInt8], isASCII: Bool) {
    self.source = source
    self.isASCII = isASCII
  }

  /// The content of a scalar in UTF-8.
  func content(of row: Row) -> ArraySlice<UInt8> {
    row.traits.contains(.verbatim) ? source[row.stretch] : cooked[row.stretch]
  }

  func text(of row: Row) -> String {
    (row.traits.contains(.verbatim) ? source : cooked).span.text(row.stretch)
  }

  /// Keeps a scalar's content: its place in the file if it stands there as it is, else a copy.
  mutating func store(_ content: UnsafeBufferPointer<UInt8>, of row: inout Row) {
    let margin = row.style.isQuoted ? 1 : 0
    let written = row.place.dropFirst(margin).dropLast(margin)
    row.count = UInt32(clamping: content.count)
    let isVerbatim = source.span.extracting(written).isEqual(to: content.span)
    if isVerbatim {
      row.first = UInt32(clamping: written.lowerBound)
      row.traits.insert(.verbatim)
    } else {
      row.first = UInt32(clamping: cooked.count)
      cooked.append(contentsOf: content)
    }
    if isVerbatim && isASCII || content.span.isASCII { row.traits.insert(.ascii) }
  }

  /// Whether two scalars are one text as a person sees them: by canonical equivalence.
  func haveEqualText(_ left: Row, _ right: Row) -> Bool {
    if left.traits.contains(.ascii), right.traits.contains(.ascii) {
      return left.count == right.count && content(of: left).elementsEqual(content(of: right))
    }
    return text(of: left) == text(of: right)
  }
}
