internal import Workflow

/// An object of a reply, read leniently: what is absent, null, empty or of another type than it should be is unknown,
/// because one odd field must not cost the rest.
struct TMDbObject {
  let object: OrderedDictionary

  init(_ object: OrderedDictionary) { self.object = object }

  func text(_ key: String) -> String? {
    if case .text(let text)? = object[key], !text.isEmpty { text } else { nil }
  }

  func whole(_ key: String) -> Int? {
    if case .integer(let number)? = object[key] { Int(exactly: number) } else { nil }
  }

  func number(_ key: String) -> Double? { object[key]?.double }

  func flag(_ key: String) -> Bool { if case .boolean(true)? = object[key] { true } else { false } }

  /// A day as it is written, in every zone; a date with a time is cut to it, and a day that the calendar does not have is
  /// unknown.
  func day(_ key: String) -> Day? { text(key).flatMap { Day(text: $0) } }

  /// The objects in a list; what is none is passed over.
  func objects(_ key: String) -> [TMDbObject] {
    guard case .list(let items)? = object[key] else { return [] }
    return items.compactMap { if case .dictionary(let object) = $0 { TMDbObject(object) } else { nil } }
  }

  func child(_ key: String) -> TMDbObject {
    if case .dictionary(let object)? = object[key] { TMDbObject(object) } else { TMDbObject([:]) }
  }
}
