internal import Foundation

/// Reads property lists. Foundation does the reading; what it would do without bound is looked for before.
enum PropertyListReader {
  /// How many bytes a file may have. The largest known are below one megabyte.
  static let limit = 32 << 20

  /// Of a definition: XML or binary.
  static func read(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyList {
    if bytes.isEmpty { throw .empty }
    if bytes.starts(with: BinaryLayout.head) {
      try BinaryLayout.check(bytes)
      return try parsed(bytes)
    }
    let text = utf8(bytes)
    guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { throw .otherForm }
    try MarkupCheck.check(text)
    return try parsed(text)
  }

  /// Of translations: also the form of lines `"key" = "text";`.
  static func readStrings(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyList {
    if bytes.isEmpty { return .dictionary([:]) }
    let text = utf8(bytes)
    let isMarkup = text.first { $0 > 0x20 } == UInt8(ascii: "<")
    return isMarkup || bytes.starts(with: BinaryLayout.head) ? try read(bytes) : try parsed(text)
  }

  /// Files of translations are often in UTF-16. A byte order mark tells, and is left out.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes[3...]) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    let text = String(decoding: units, as: UTF16.self)
    // What the head says of the encoding is no longer so.
    guard text.hasPrefix("<?xml"), let end = text.range(of: "?>") else { return Array(text.utf8) }
    return Array(text[end.upperBound...].utf8)
  }

  private static func parsed(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyList {
    let found: Any
    do {
      found = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    } catch {
      throw .unreadable((error as NSError).userInfo["NSDebugDescription"] as? String ?? "its form is not known")
    }
    return try converted(found, depth: 0)
  }

  private static func converted(_ value: Any, depth: Int) throws(PropertyListFault) -> PropertyList {
    if depth > PropertyListFault.depthLimit { throw .tooDeep(at: nil) }
    switch value {
    case let text as String: return .text(text)
    case let flag as Bool: return .boolean(flag)
    case let number as Int: return .integer(number)
    case let number as Double: return .number(number)
    case let data as Data: return .data(isEmpty: data.isEmpty)
    case is Date: return .date
    case let items as [Any]:
      var list: [PropertyList] = []
      for item in items { list.append(try converted(item, depth: depth + 1)) }
      return .list(list)
    case let entries as [AnyHashable: Any]:
      var dictionary: [String: PropertyList] = [:]
      for (key, item) in entries {
        guard let key = key as? String else { throw .unreadable("one of its keys is no text") }
        dictionary[key] = try converted(item, depth: depth + 1)
      }
      return .dictionary(dictionary)
    default: throw .unreadable("it holds something that no property list has")
    }
  }
}
