/// A Swift type that stands for values of one kind, so that actions are written in Swift's own types.
public protocol ValueRepresentable: ArgumentReadable {
  static var kind: Kind { get }
  /// - Throws: a ``Failure`` where the value is of another kind; a resolved argument never is.
  init(value: Value) throws
  var value: Value { get }
}

extension ValueRepresentable {
  public static var parameterKind: ParameterKind { .value(kind) }

  public init(argument: Argument) throws {
    guard case .value(let value) = argument else { throw Failure.wanted(Self.kind) }
    try self.init(value: value)
  }
}

extension Failure {
  static func wanted(_ kind: Kind) -> Failure { Failure(.conversion, "A value of type \(kind) is needed here.") }
}

extension Value: ValueRepresentable {
  public static var kind: Kind { .any }
  public init(value: Value) { self = value }
  public var value: Value { self }
}

extension String: ValueRepresentable {
  public static var kind: Kind { .text }
  public init(value: Value) throws {
    guard case .text(let text) = value else { throw Failure.wanted(.text) }
    self = text
  }
  public var value: Value { .text(self) }
}

extension Bool: ValueRepresentable {
  public static var kind: Kind { .boolean }
  public init(value: Value) throws {
    guard case .boolean(let boolean) = value else { throw Failure.wanted(.boolean) }
    self = boolean
  }
  public var value: Value { .boolean(self) }
}

extension Int: ValueRepresentable {
  public static var kind: Kind { .number }
  public init(value: Value) throws {
    switch value {
    case .integer(let number): self = Int(number)
    default: throw Failure(.conversion, "A whole number is needed here.", hint: "use .round()")
    }
  }
  public var value: Value { .integer(Int64(self)) }
}

extension Double: ValueRepresentable {
  public static var kind: Kind { .number }
  public init(value: Value) throws {
    switch value {
    case .integer(let number): self = Double(number)
    case .number(let number): self = number
    default: throw Failure.wanted(.number)
    }
  }
  public var value: Value {
    if let whole = Int64(exactly: self) { .integer(whole) } else { .number(self) }
  }
}

extension Span: ValueRepresentable {
  public static var kind: Kind { .duration }
  public init(value: Value) throws {
    guard case .duration(let span) = value else { throw Failure.wanted(.duration) }
    self = span
  }
  public var value: Value { .duration(self) }
}

extension Day: ValueRepresentable {
  public static var kind: Kind { .day }
  public init(value: Value) throws {
    guard case .day(let day) = value else { throw Failure.wanted(.day) }
    self = day
  }
  public var value: Value { .day(self) }
}

extension Address: ValueRepresentable {
  public static var kind: Kind { .url }
  public init(value: Value) throws {
    guard case .url(let address) = value else { throw Failure.wanted(.url) }
    self = address
  }
  public var value: Value { .url(self) }
}

extension OrderedDictionary: ValueRepresentable {
  public static var kind: Kind { .dictionary }
  public init(value: Value) throws {
    guard case .dictionary(let dictionary) = value else { throw Failure.wanted(.dictionary) }
    self = dictionary
  }
  public var value: Value { .dictionary(self) }
}

/// A file as an action reads and gives it.
public struct FileValue: ValueRepresentable {
  public let file: File
  public init(_ file: File) { self.file = file }
  public static var kind: Kind { .file }
  public init(value: Value) throws {
    switch value {
    case .file(let file), .image(let file): self.file = file
    default: throw Failure.wanted(.file)
    }
  }
  public var value: Value { .file(file) }
}

/// A folder as an action reads and gives it.
public struct FolderValue: ValueRepresentable {
  public let folder: Folder
  public init(_ folder: Folder) { self.folder = folder }
  public static var kind: Kind { .folder }
  public init(value: Value) throws {
    guard case .folder(let folder) = value else { throw Failure.wanted(.folder) }
    self.folder = folder
  }
  public var value: Value { .folder(folder) }
}

extension Array: ArgumentReadable, ValueRepresentable where Element: ValueRepresentable {
  public static var kind: Kind { .list(Element.kind) }
  public init(value: Value) throws {
    guard case .list(let items) = value else { throw Failure.wanted(Self.kind) }
    self = try items.map { try Element(value: $0) }
  }
  public static var takesSecrets: Bool { Element.takesSecrets }
  public var value: Value { .list(map(\.value)) }
}

/// What may be left out.
extension Optional: ArgumentReadable where Wrapped: ArgumentReadable {
  public static var parameterKind: ParameterKind {
    switch Wrapped.parameterKind {
    case .value(let kind): .value(kind.optional)
    case .perItem(let kind): .perItem(kind.optional)
    }
  }

  public static var takesSecrets: Bool { Wrapped.takesSecrets }

  public init(argument: Argument) throws {
    if case .value(.nothing) = argument { self = nil } else { self = try Wrapped(argument: argument) }
  }
}

extension Optional: ValueRepresentable where Wrapped: ValueRepresentable {
  public static var kind: Kind { Wrapped.kind.optional }
  public init(value: Value) throws {
    if case .nothing = value { self = nil } else { self = try Wrapped(value: value) }
  }
  public var value: Value { self?.value ?? .nothing }
}
