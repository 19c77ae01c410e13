public import Workflow

/// Somebody with a job.
public struct Person: CustomType {
  public static let type = TypeDefinition(Person.self)

  @Property("Name", isIdentifier: true) public var name: String
  @Property("Job") public var job: String
  /// The name of a symbol that stands for the job.
  @Property("Icon") public var icon: String

  public init() {}

  public init(name: String, job: String, icon: String) {
    self = Person.type.template
    self.name = name
    self.job = job
    self.icon = icon
  }

  public var display: DisplayRepresentation {
    DisplayRepresentation(name, subtitle: job.isEmpty ? nil : job, thumbnail: .symbol(icon))
  }
}
