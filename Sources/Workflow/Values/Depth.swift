/// How many lists, dictionaries and items of custom types a value has inside each other: nothing for what holds no
/// other value, one for a list of texts.
///
/// Comparing, writing, showing and even freeing a value goes down as deep as the value does, and a thread that runs turns
/// beside others has a stack of 512 kB. Whatever makes a value of others therefore ends by ``Value/bounded()``.
struct Depth: Comparable, Sendable {
  /// The most there may be, for values that are read and for those that are made.
  static let limit = 128

  static let none = Depth(levels: 0)

  let levels: UInt16

  private init(levels: UInt16) { self.levels = levels }

  /// Of what holds these values.
  @inline(__always)
  init(holding values: some Sequence<Value>) {
    var deepest = Depth.none
    for value in values where value.depth > deepest { deepest = value.depth }
    self = deepest.within
  }

  /// One level more.
  var within: Depth { levels == .max ? self : Depth(levels: levels + 1) }

  /// - Throws: a ``Failure`` of reason `limit`.
  @inline(__always)
  func check() throws {
    if levels > Depth.limit { throw Failure.tooDeep }
  }

  static func < (left: Depth, right: Depth) -> Bool { left.levels < right.levels }
}

extension Value {
  @inline(__always)
  var depth: Depth {
    switch self {
    case .list(let list): list.depth
    case .dictionary(let dictionary): dictionary.depth
    case .record(let record): record.depth
    default: .none
    }
  }

  /// The value, if it is not too deep.
  ///
  /// - Throws: a ``Failure`` of reason `limit`.
  @inline(__always)
  func bounded() throws -> Value {
    try depth.check()
    return self
  }
}

extension Failure {
  fileprivate static var tooDeep: Failure {
    Failure(
      .limit, "A value holds lists and dictionaries more than \(Depth.limit) levels deep.",
      hint: "keep what is nested side by side in a list")
  }
}
