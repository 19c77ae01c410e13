/// A field of a struct that is filled by its place: a parameter of an action, a property of a custom type.
public protocol StoredField: Sendable {
  /// An object that no other field refers to. It must be the first thing stored in the field.
  var identity: any AnyObject & Sendable { get }
  mutating func store(_ argument: Argument) throws
  /// The value stored; nothing where there is none.
  func load() -> Value
}

/// Where the fields of a struct stand in its memory.
///
/// Fields are known to Swift only through `Mirror`, which gives copies. A call must set them in a copy of the template
/// within a few nanoseconds, so that their places are found once per type and values are stored by place. This is the
/// one unsafe file: what it relies on is proved for each field of each type when its layout is read.
struct FieldLayout<Root>: Sendable {
  struct Field: Sendable {
    /// The name of the property.
    let name: String
    let identity: any AnyObject & Sendable
    fileprivate let store: @Sendable (_ argument: Argument, _ place: UnsafeMutableRawPointer) throws -> Void
    fileprivate let load: @Sendable (_ place: UnsafeRawPointer) -> Value
    fileprivate let offset: Int
  }

  let fields: [Field]

  /// Reads the fields of a template.
  /// - Parameter template: copied for every call, so that its identities stay the same.
  init(of template: Root) {
    fields = Mirror(reflecting: template).children.compactMap { label, value in
      guard let field = value as? any StoredField, let label else { return nil }
      return FieldLayout.field(named: String(label.drop { $0 == "_" }), field, in: template)
    }
  }

  private static func field<F: StoredField>(named name: String, _ field: F, in template: Root) -> Field {
    let identity = field.identity
    let address = UnsafeRawPointer(Unmanaged.passUnretained(identity).toOpaque())
    let offset = withUnsafeBytes(of: template) { bytes in
      stride(from: 0, through: bytes.count - MemoryLayout<F>.size, by: MemoryLayout<UnsafeRawPointer>.alignment)
        .first { offset in
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self) == UInt(bitPattern: address)
            && bytes.baseAddress.map { ($0 + offset).assumingMemoryBound(to: F.self).pointee.identity === identity }
              == true
        }
    }
    guard let offset, offset % MemoryLayout<F>.alignment == 0 else {
      preconditionFailure("\(Root.self).\(name) was not found in its memory")
    }
    return Field(
      name: name, identity: identity,
      store: { try $1.assumingMemoryBound(to: F.self).pointee.store($0) },
      load: { $0.assumingMemoryBound(to: F.self).pointee.load() },
      offset: offset)
  }

  /// Stores arguments into the fields; a field whose argument is nothing is left as it is.
  func store(_ arguments: [Argument?], in root: inout Root) throws {
    try withUnsafeMutableBytes(of: &root) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, field) in fields.enumerated() where index < arguments.count {
        if let argument = arguments[index] { try field.store(argument, base + field.offset) }
      }
    }
  }

  /// The values of all fields, in their order.
  func load(from root: Root) -> [Value] {
    withUnsafeBytes(of: root) { bytes in
      fields.map { field in bytes.baseAddress.map { field.load($0 + field.offset) } ?? .nothing }
    }
  }
}
