/// What a workflow or a definition reads from outside by name, with the slots that hold it.
struct Outsides: Sendable {
  /// One name, and where it is read.
  struct Name: Sendable {
    let name: String
    let slot: Int
    let range: SourceRange
  }

  let nowSlot: Int
  let environment: [Name]
  let secrets: [Name]

  /// Reads all of it. A secret that is not there is told of where it is needed.
  /// - Throws: a ``Failure`` where secrets cannot be read.
  func fill(_ frame: inout Frame, in surroundings: Surroundings) throws {
    let services = surroundings.services
    for variable in environment {
      frame.slots[variable.slot] = services.environment.value(of: variable.name).map(Value.text) ?? .nothing
    }
    for secret in secrets {
      frame.slots[secret.slot] = try surroundings.secrets.secret(named: secret.name).map(Value.secret) ?? .nothing
    }
    frame.slots[nowSlot] = .date(services.clock.now)
  }
}

extension Unit {
  /// What is read from outside so far.
  var outsides: Outsides {
    Outsides(nowSlot: nowSlot, environment: Unit.names(environment), secrets: Unit.names(secrets))
  }

  private static func names(_ slots: [String: Outside]) -> [Outsides.Name] {
    slots.map { Outsides.Name(name: $0.key, slot: $0.value.slot, range: $0.value.range) }
      .sorted { $0.range.start < $1.range.start }
  }
}
