/// How far a value goes: how many lists, dictionaries and items of custom types it has inside each other, and how many
/// values there are in it, one that stands in several places counted each time.
///
/// Comparing, writing, showing and even freeing a value goes down as deep as the value does, and a thread that runs turns
/// beside others has a stack of 512 kB. And they go to every place: a hundred steps that each put a list twice into
/// another make a value that fits into a page of memory and takes longer to compare than the universe is old. Whatever
/// makes a value of others therefore ends by ``Value/bounded()``, and what goes through a value needs no limit of its own.
struct Extent: Sendable {
  /// The most levels there may be, for values that are read and for those that are made.
  static let depthLimit = 128
  /// The most values, which are compared in less than a second.
  static let sizeLimit = 32_000_000

  static let none = Extent(size: 0, levels: 0)

  /// How many values there are inside, one that stands in several places counted each time.
  let size: UInt32
  // In six bytes, so that a dictionary with its extent is no larger than three words.
  let levels: UInt16

  private init(size: UInt64, levels: UInt16) {
    self.size = UInt32(clamping: size)
    self.levels = levels
  }

  /// Of what holds these values.
  @inline(__always)
  init(holding values: some Sequence<Value>) {
    var (size, levels): (UInt64, UInt16) = (0, 0)
    for value in values {
      let extent = value.extent
      size &+= 1 &+ UInt64(extent.size)
      if extent.levels > levels { levels = extent.levels }
    }
    self.init(size: size, levels: levels < .max ? levels + 1 : levels)
  }

  /// Of what holds this as well.
  func holding(_ value: Value) -> Extent {
    let extent = value.extent
    let inner = extent.levels < .max ? extent.levels + 1 : extent.levels
    return Extent(size: UInt64(size) + 1 + UInt64(extent.size), levels: max(levels, inner))
  }

  /// Of what holds the items of both.
  func with(_ other: Extent) -> Extent {
    Extent(size: UInt64(size) + UInt64(other.size), levels: max(levels, other.levels))
  }

  /// - Throws: a ``Failure`` of reason `limit`.
  @inline(__always)
  func check() throws {
    if levels > Extent.depthLimit { throw Failure.tooDeep }
    if size > Extent.sizeLimit { throw Failure.tooLarge }
  }
}

extension Value {
  @inline(__always)
  var extent: Extent {
    switch self {
    case .list(let list): list.extent
    case .dictionary(let dictionary): dictionary.extent
    case .record(let record): record.extent
    default: .none
    }
  }

  /// The value, if it is neither too deep nor too large.
  ///
  /// - Throws: a ``Failure`` of reason `limit`.
  @inline(__always)
  func bounded() throws -> Value {
    try extent.check()
    return self
  }
}

extension Failure {
  fileprivate static var tooDeep: Failure {
    Failure(
      .limit, "A value holds lists and dictionaries more than \(Extent.depthLimit) levels deep.",
      hint: "keep what is nested side by side in a list")
  }

  fileprivate static var tooLarge: Failure {
    Failure(
      .limit,
      "A value holds more than \(Extent.sizeLimit / 1_000_000) million others, counting each place where one stands.",
      hint: "keep what is put into many places by a name or a number instead")
  }
}
