public import Workflow

/// Somebody who works on a movie behind the camera. Who has two jobs is there twice.
public struct Crew: CustomType {
  public static let type = TypeDefinition(Crew.self)

  @Property("Name") public var name: String
  @Property("Job") public var job: String
  @Property("Department") public var department: String?
  @Property("Picture") public var picture: Address?

  public init() {}

  public init(name: String, job: String, department: String?, picture: Address? = nil) {
    self = Crew.type.template
    self.name = name
    self.job = job
    self.department = department
    self.picture = picture
  }

  public var display: DisplayRepresentation {
    DisplayRepresentation(name, subtitle: job, thumbnail: picture.map { .url($0.text) } ?? .symbol("person"))
  }
}
