/// A typed output in Swift: a struct of properties with a display representation.
///
/// One line makes it a type of workflows, `static let type = TypeDefinition(Person.self)`; its own initialisers begin
/// with `self = Self.type.template`, so that items share what is declared of their properties.
public protocol CustomType: ValueRepresentable, ActionOutput {
  static var type: TypeDefinition<Self> { get }
  init()
  var display: DisplayRepresentation { get }
}

extension CustomType {
  public static var kind: Kind { .record(type.kind) }

  public init(value: Value) throws {
    guard case .record(let record) = value, record.kind === Self.type.kind else { throw Failure.wanted(Self.kind) }
    self = try Self.type.item(of: record.values)
  }

  public var value: Value { .record(Record(Self.type.kind, Self.type.values(of: self))) }
}
