extension Kind {
  /// Whether every value of `other` is a value of this type already, without a conversion. A list is judged by its
  /// items; `T?` accepts `T` and nothing; `any` accepts all; an image is a file.
  public func accepts(_ other: Kind) -> Bool {
    switch (self, other) {
    case (.any, _): true
    case (.maybe(let wrapped), .maybe(let otherWrapped)): wrapped.accepts(otherWrapped)
    case (.maybe, .nothing): true
    case (.maybe(let wrapped), _): wrapped.accepts(other)
    case (.list(let element), .list(let otherElement)): element.accepts(otherElement)
    case (.file, .image): true
    default: self == other
    }
  }
}
