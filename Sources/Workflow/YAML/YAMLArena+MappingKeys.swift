/// A mapping's members, keys and values in turn, on their way to be a node.
extension YAMLArena {
  /// Where each key stands among a mapping's members.
  func keyPositions(of members: Range<Int>) -> StrideTo<Int> {
    stride(from: members.lowerBound, to: members.upperBound, by: 2)
  }

  /// The keys that stand in a mapping a second time, each with the first of its name.
  func repeatedKeys(in pending: [UInt32], _ members: Range<Int>, limit: Int) -> [(key: Row, first: Row)] {
    var repeated: [(key: Row, first: Row)] = []
    func key(_ position: Int) -> Row { rows[Int(pending[position])] }
    // Comparing each with each is quickest for the few keys of a step, but not for the thousands of a table.
    guard members.count > 16 else {
      for position in keyPositions(of: members) where key(position).form == .scalar {
        for earlier in stride(from: members.lowerBound, to: position, by: 2) where key(earlier).form == .scalar {
          guard haveEqualText(key(earlier), key(position)) else { continue }
          repeated.append((key(position), key(earlier)))
          break
        }
      }
      return repeated
    }
    var seen: [String: UInt32] = Dictionary(minimumCapacity: members.count / 2)
    for position in keyPositions(of: members) where key(position).form == .scalar && repeated.count < limit {
      let name = text(of: key(position))
      if let first = seen[name] {
        repeated.append((key(position), rows[Int(first)]))
      } else {
        seen[name] = pending[position]
      }
    }
    return repeated
  }

  func isMergeKey(_ row: Row) -> Bool {
    row.form == .scalar && row.style == .plain && row.tag == nil && !row.traits.contains(.text) && row.count == 2
      && content(of: row).elementsEqual("<<".utf8)
  }

  /// The mappings that the value of a merge key takes in, in the order in which they win; nil if it is no mapping and
  /// no list of mappings.
  func mergedMappings(_ value: UInt32) -> [UInt32]? {
    let row = rows[Int(value)]
    switch row.form {
    case .mapping: return [value]
    case .sequence where children[row.stretch].allSatisfy({ rows[Int($0)].form == .mapping }):
      return Array(children[row.stretch])
    default: return nil
    }
  }

  /// The members with the pairs of merged mappings where their `<<` stands. A mapping's own keys win, of several
  /// mappings the earlier.
  func merged(_ members: [UInt32]) -> [UInt32] {
    let positions = keyPositions(of: members.indices)
    var taken: Set<String> = []
    for position in positions where !isMergeKey(rows[Int(members[position])]) {
      taken.insert(text(of: rows[Int(members[position])]))
    }
    var merged: [UInt32] = []
    for position in positions {
      guard isMergeKey(rows[Int(members[position])]) else {
        merged += members[position...position + 1]
        continue
      }
      for mapping in mergedMappings(members[position + 1]) ?? [] {
        let pairs = rows[Int(mapping)].stretch
        for pair in keyPositions(of: pairs) where taken.insert(text(of: rows[Int(children[pair])])).inserted {
          merged += children[pair...pair + 1]
        }
      }
    }
    return merged
  }
}
