/// The keys of the objects read so far, as paths from a root: objects with the same keys in the same order end at the
/// same node and share one ``KeyList``. A key that follows as it did last time is recognised by comparing its bytes.
struct KeyTree {
  /// A key behind those of its parents. Its bytes are where it first stood in the text, so that nodes own nothing.
  private struct Node {
    let start: Int
    let length: Int
    let parent: Int
    let depth: Int
    var children = 0
    /// The child that came last; the others follow it by ``sibling``.
    var child = none
    var sibling = none
  }

  static let root = 0
  private static let none = -1
  /// Beyond these an object is a table of data rather than one of many records.
  private static let depthLimit = 64
  private static let childLimit = 8
  private static let countLimit = 4096

  private var nodes = [Node(start: 0, length: 0, parent: none, depth: 0)]
  private var names = [""]
  private var lists: [KeyList?] = [.empty]
  /// The number of keys of the object before.
  var expectedCount = 4

  /// The node of the key whose bytes begin at a position and end at a quote, if it followed the same keys before.
  @inline(__always)
  mutating func child(of node: Int, at position: Int, in bytes: [UInt8]) -> (node: Int, length: Int)? {
    let bytes = bytes.span
    return child(of: node) { key in
      let place = position..<position + key.count
      return place.upperBound < bytes.count && bytes[place.upperBound] == UInt8(ascii: "\"")
        && bytes.extracting(key).isEqual(to: bytes.extracting(place))
    }
  }

  /// The node of the key that stands in a place, if it followed the same keys before.
  @inline(__always)
  mutating func child(of node: Int, named place: Range<Int>, in bytes: [UInt8]) -> Int? {
    let bytes = bytes.span
    return child(of: node) { bytes.extracting($0).isEqual(to: bytes.extracting(place)) }?.node
  }

  @inline(__always)
  private mutating func child(of node: Int, _ isNext: (Range<Int>) -> Bool) -> (node: Int, length: Int)? {
    var previous = KeyTree.none
    var child = nodes[node].child
    while child >= 0 {
      let (start, length) = (nodes[child].start, nodes[child].length)
      if isNext(start..<start + length) {
        if previous >= 0 { moveToFront(child, behind: previous, of: node) }
        return (child, length)
      }
      previous = child
      child = nodes[child].sibling
    }
    return nil
  }

  private mutating func moveToFront(_ child: Int, behind previous: Int, of node: Int) {
    nodes[previous].sibling = nodes[child].sibling
    nodes[child].sibling = nodes[node].child
    nodes[node].child = child
  }

  /// A new child; nothing where the tree is full, or where the key stands on the path already.
  mutating func add(_ name: String, start: Int, length: Int, to node: Int) -> Int? {
    guard nodes[node].depth < KeyTree.depthLimit, nodes[node].children < KeyTree.childLimit,
      nodes.count < KeyTree.countLimit, !isOnPath(name, to: node)
    else { return nil }
    let new = nodes.count
    var child = Node(start: start, length: length, parent: node, depth: nodes[node].depth + 1)
    child.sibling = nodes[node].child
    nodes.append(child)
    names.append(name)
    lists.append(nil)
    nodes[node].child = new
    nodes[node].children += 1
    return new
  }

  private func isOnPath(_ name: String, to node: Int) -> Bool {
    var node = node
    while node != KeyTree.root {
      if names[node] == name { return true }
      node = nodes[node].parent
    }
    return false
  }

  /// The keys from the root to a node.
  func names(to node: Int) -> [String] {
    var result: [String] = []
    var node = node
    while node != KeyTree.root {
      result.append(names[node])
      node = nodes[node].parent
    }
    return result.reversed()
  }

  @inline(__always)
  mutating func list(to node: Int) -> KeyList {
    if let list = lists[node] { return list }
    let list = KeyList(distinct: names(to: node))
    lists[node] = list
    return list
  }
}
