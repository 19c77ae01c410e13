@_spi(Reflection) import Swift
import Synchronization

/// A field of a struct that is filled by its place: a parameter of an action, a property of a custom type.
public protocol StoredField: Sendable {
  mutating func store(_ argument: Argument) throws
  /// The value stored; nothing where there is none.
  func load() -> Value
}

/// What is declared of a field: an object that no other field refers to. A field begins with the reference to it.
protocol FieldDraft: AnyObject, Sendable {
  var access: FieldAccess { get }
}

/// How a field is filled and read at its place. Made where the type of the field is known, so that nothing needs to be
/// looked up about types in a call.
public struct FieldAccess: Sendable {
  fileprivate let store: @Sendable (_ argument: Argument, _ place: UnsafeMutableRawPointer) throws -> Void
  fileprivate let load: @Sendable (_ place: UnsafeRawPointer) -> Value

  @inlinable public init<Field: StoredField>(_ field: Field.Type) {
    self.init(
      store: { try $1.assumingMemoryBound(to: Field.self).pointee.store($0) },
      load: { $0.assumingMemoryBound(to: Field.self).pointee.load() })
  }

  @usableFromInline init(
    store: @escaping @Sendable (_ argument: Argument, _ place: UnsafeMutableRawPointer) throws -> Void,
    load: @escaping @Sendable (_ place: UnsafeRawPointer) -> Value
  ) {
    self.store = store
    self.load = load
  }
}

/// Where the fields of a struct stand in its memory.
///
/// A call must set the fields in a copy of the template within a few nanoseconds, so that their places are asked of
/// Swift once per type, and values are stored by place. `Mirror` would give names without places, and take a third of a
/// start for it. No other file reaches into the memory of a struct: what this relies on is proved for each field of
/// each type when its layout is read.
struct FieldLayout: Sendable {
  struct Field: Sendable {
    /// The name of the property.
    let name: String
    let draft: any FieldDraft
  }

  /// What a call needs of a field.
  private struct Place: Sendable {
    let offset: Int
    let access: FieldAccess
  }

  let fields: [Field]
  private let places: [Place]

  private init(fields: [Field], places: [Place]) {
    self.fields = fields
    self.places = places
  }

  /// Reads the fields of a struct.
  /// - Parameter make: makes it from nothing, with all its drafts.
  /// - Returns: the layout with the template, which is copied for every call.
  static func read<Root>(_ make: () -> Root) -> (layout: FieldLayout, template: Root) {
    let recorder = FieldRecorder()
    let template = FieldRecorder.$current.withValue(recorder) { make() }
    let drafts = recorder.drafts
    var fields: [Field] = []
    var places: [Place] = []
    _ = _forEachField(of: Root.self) { name, offset, _, _ in
      guard let draft = drafts.first(where: { refers(template, at: offset, to: $0) }) else {
        preconditionFailure("\(Root.self).\(String(cString: name)) is not declared")
      }
      fields.append(Field(name: String(String(cString: name).drop { $0 == "_" }), draft: draft))
      places.append(Place(offset: offset, access: draft.access))
      return true
    }
    precondition(fields.count == drafts.count, "\(Root.self) declares what is no field")
    return (FieldLayout(fields: fields, places: places), template)
  }

  /// Whether the reference to a draft stands at a place in the memory of a struct.
  private static func refers<Root>(_ root: Root, at offset: Int, to draft: any FieldDraft) -> Bool {
    let address = UInt(bitPattern: Unmanaged.passUnretained(draft as AnyObject).toOpaque())
    return withUnsafeBytes(of: root) { bytes in
      offset + MemoryLayout<UInt>.size <= bytes.count
        && bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self) == address
    }
  }

  /// The fields at some places, in the order of these.
  func only(_ chosen: [Int]) -> FieldLayout {
    FieldLayout(fields: chosen.map { fields[$0] }, places: chosen.map { places[$0] })
  }

  /// Stores arguments into the fields; a field whose argument is nothing is left as it is.
  func store<Root>(_ arguments: [Argument?], in root: inout Root) throws {
    try withUnsafeMutableBytes(of: &root) { try store(arguments, at: $0) }
  }

  private func store(_ arguments: [Argument?], at memory: UnsafeMutableRawBufferPointer) throws {
    guard let base = memory.baseAddress else { return }
    for (place, argument) in zip(places, arguments) {
      if let argument { try place.access.store(argument, base + place.offset) }
    }
  }

  /// The values of all fields, in their order.
  func load<Root>(from root: Root) -> [Value] {
    withUnsafeBytes(of: root) { bytes in
      places.map { place in bytes.baseAddress.map { place.access.load($0 + place.offset) } ?? .nothing }
    }
  }
}

/// Collects the drafts of a struct while it is made.
final class FieldRecorder: Sendable {
  @TaskLocal static var current: FieldRecorder?

  private let recorded = Mutex<[any FieldDraft]>([])

  var drafts: [any FieldDraft] { recorded.withLock { $0 } }

  static func record(_ draft: any FieldDraft) { current?.recorded.withLock { $0.append(draft) } }
}
