/// A value or a key in a YAML file: a document and an index, cheap to copy.
public struct YAMLNode: Sendable {
  public enum Form: UInt8, Sendable {
    case scalar, sequence, mapping
  }

  /// Tells nodes apart. An alias has the identity of the node it stands for.
  public struct Identity: Hashable, Sendable {
    private let document: ObjectIdentifier
    private let origin: UInt32

    fileprivate init(document: YAMLDocument, origin: UInt32) {
      self.document = ObjectIdentifier(document)
      self.origin = origin
    }
  }

  let document: YAMLDocument
  let index: UInt32

  var row: YAMLArena.Row { document.arena.rows[Int(index)] }

  public var form: Form { row.form }

  /// Where it is written. A quoted scalar includes its quotes, a block ends at its last child, an alias is where the
  /// alias stands; an empty value is an empty range behind its key. Tags and anchors are not part of it.
  public var range: SourceRange {
    let row = row
    return SourceRange(document.file, Int(row.start)..<Int(row.end))
  }

  public var identity: Identity { Identity(document: document, origin: row.origin) }

  /// A core tag written in front.
  public var tag: CoreTag? { row.tag }
}

// MARK: Scalars

extension YAMLNode {
  /// A scalar's content; empty for collections.
  public var text: String {
    let row = row
    guard row.form == .scalar else { return "" }
    return String(decoding: document.arena.content(of: row), as: UTF8.self)
  }

  /// A scalar's content in UTF-8, without building a text.
  var content: ArraySlice<UInt8> {
    let row = row
    return row.form == .scalar ? document.arena.content(of: row) : []
  }

  /// Whether the core schema decides what the scalar is: it is written without quotes and not tagged as a text, or tagged
  /// as something else.
  public var isPlain: Bool {
    let row = row
    guard row.form == .scalar else { return false }
    return switch row.tag {
    case nil: row.style == .plain && !row.traits.contains(.text)
    case .text: false
    default: true
    }
  }

  public var style: ScalarStyle { row.style }

  /// Plain `null`, `~` or nothing at all.
  public var isNothing: Bool { row.traits.contains(.nothing) }

  /// The comment behind a plain or empty scalar on its line, from its `#` to the end of the line.
  public var commentAfter: SourceRange? {
    let row = row
    guard row.form == .scalar, row.style == .plain, !row.traits.contains(.alias) else { return nil }
    return Comment(in: document.file.bytes, behind: Int(row.end)).map { SourceRange(document.file, $0.range) }
  }

  /// The place in the file of a stretch of ``text``, in UTF-8 offsets: through quotes, escapes, joined lines and
  /// indentation. Found only when it is asked for, which is when something is wrong there. A stretch of an alias is in
  /// the text it stands for.
  public func sourceRange(ofUTF8 part: Range<Int>) -> SourceRange {
    let row = document.arena.rows[Int(row.origin)]
    let written = SourceRange(document.file, Int(row.start)..<Int(row.end))
    guard row.form == .scalar, part.lowerBound >= 0, part.upperBound <= Int(row.count) else { return written }
    if row.traits.contains(.verbatim) {
      return SourceRange(document.file, Int(row.first) + part.lowerBound..<Int(row.first) + part.upperBound)
    }
    let content = document.arena.content(of: row)
    guard let places = ScalarPlaces(of: content, style: row.style, in: document.file.bytes, at: written.offsets)
    else { return written }
    return SourceRange(document.file, places.source(of: part))
  }
}

// MARK: Collections

extension YAMLNode {
  /// Whether a collection is written with brackets or braces.
  public var isFlow: Bool { row.traits.contains(.flow) }

  /// The number of items, or of pairs with those from merge keys.
  public var count: Int {
    let row = row
    return switch row.form {
    case .scalar: 0
    case .sequence: Int(row.count)
    case .mapping: Int(row.count) / 2
    }
  }

  /// A sequence's items; none for another form.
  public var items: Items {
    let row = row
    return Items(document: document, children: row.form == .sequence ? row.stretch : 0..<0)
  }

  /// A mapping's pairs in the order of the file, merge keys resolved; none for another form.
  public var pairs: Pairs {
    let row = row
    return Pairs(document: document, children: row.form == .mapping ? row.stretch : 0..<0)
  }

  /// The value under a key.
  public subscript(key: String) -> YAMLNode? {
    pairs.first { $0.key.hasText(key) }?.value
  }

  private func hasText(_ key: String) -> Bool {
    let row = row
    guard row.form == .scalar else { return false }
    if row.traits.contains(.ascii), Int(row.count) == key.utf8.count {
      return document.arena.content(of: row).elementsEqual(key.utf8)
    }
    return text == key
  }

  public struct Items: RandomAccessCollection, Sendable {
    fileprivate let document: YAMLDocument
    fileprivate let children: Range<Int>

    public var startIndex: Int { 0 }
    public var endIndex: Int { children.count }
    public subscript(position: Int) -> YAMLNode {
      YAMLNode(document: document, index: document.arena.children[children.lowerBound + position])
    }
  }

  public struct Pairs: RandomAccessCollection, Sendable {
    fileprivate let document: YAMLDocument
    fileprivate let children: Range<Int>

    public var startIndex: Int { 0 }
    public var endIndex: Int { children.count / 2 }
    public subscript(position: Int) -> (key: YAMLNode, value: YAMLNode) {
      let first = children.lowerBound + 2 * position
      return (
        YAMLNode(document: document, index: document.arena.children[first]),
        YAMLNode(document: document, index: document.arena.children[first + 1])
      )
    }
  }
}
