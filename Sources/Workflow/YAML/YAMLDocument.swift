/// A YAML file as read.
public final class YAMLDocument: Sendable {
  public let file: SourceFile
  let arena: YAMLArena

  /// The arena's first row is the root.
  init(file: SourceFile, arena: YAMLArena) {
    self.file = file
    self.arena = arena
  }

  /// The value of the whole file; nothing, if the file holds no value.
  public var root: YAMLNode { YAMLNode(document: self, index: 0) }

  /// Every scalar in the order of the file, each once: aliases are left out.
  var writtenScalars: [YAMLNode] {
    var scalars: [YAMLNode] = []
    for (index, row) in arena.rows.enumerated() where row.form == .scalar && !row.traits.contains(.alias) {
      scalars.append(YAMLNode(document: self, index: UInt32(index)))
    }
    return scalars
  }
}
