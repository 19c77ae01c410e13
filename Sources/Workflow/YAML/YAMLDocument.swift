/// A YAML file as read: rows in one array instead of a tree of objects, so that a file of a hundred thousand steps
/// takes a few megabytes and nothing is freed recursively.
public final class YAMLDocument: Sendable {
  public let file: SourceFile
  private let rows: [Row]
  private let children: [UInt32]
  private let cooked: [UInt8]
  private let rootIndex: UInt32

  init(file: SourceFile, rows: [Row], children: [UInt32], cooked: [UInt8], root: UInt32) {
    self.file = file
    self.rows = rows
    self.children = children
    self.cooked = cooked
    rootIndex = root
  }

  /// The value of the whole file; nothing, if the file holds no value.
  public var root: YAMLNode { YAMLNode(document: self, index: rootIndex) }

  /// Every scalar in the order of the file, each once: aliases are left out.
  var writtenScalars: some Sequence<YAMLNode> {
    rows.indices.lazy.filter { self.rows[$0].form == .scalar && !self.rows[$0].traits.contains(.alias) }
      .map { YAMLNode(document: self, index: UInt32($0)) }
  }

  func row(_ index: UInt32) -> Row { rows[Int(index)] }

  func child(_ index: Int) -> YAMLNode { YAMLNode(document: self, index: children[index]) }

  /// The content of a scalar in UTF-8.
  func content(of row: Row) -> ArraySlice<UInt8> {
    row.traits.contains(.verbatim) ? file.bytes[row.stretch] : cooked[row.stretch]
  }
}

extension YAMLDocument {
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

    var stretch: Range<Int> { Int(first)..<Int(first) + Int(count) }
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
}
