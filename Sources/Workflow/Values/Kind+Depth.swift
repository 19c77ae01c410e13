extension Kind {
  /// How many lists and custom types it has inside each other.
  var depth: Int {
    switch self {
    case .list(let element): element.depth + 1
    case .maybe(let kind): kind.depth
    case .record(let kind): kind.depth
    default: 0
    }
  }

  /// The type, or any where it is deeper than a value can be. Types are compared, joined and freed as deep as they are, and
  /// one step after the other can put a list around that of the step before.
  var bounded: Kind { depth > Extent.depthLimit ? .any : self }
}
