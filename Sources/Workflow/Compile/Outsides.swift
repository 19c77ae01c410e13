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

  /// Reads all of it.
  /// - Throws: a ``Failure`` of reason `not_found` for a secret that is not there, or where secrets cannot be read.
  func fill(_ frame: inout Frame, in surroundings: Surroundings) throws {
    let services = surroundings.services
    for variable in environment {
      frame.slots[variable.slot] = services.environment.value(of: variable.name).map(Value.text) ?? .nothing
    }
    for secret in secrets {
      guard let value = try surroundings.secrets.secret(named: secret.name) else {
        throw Failure.missingSecret(secret.name, at: secret.range)
      }
      frame.slots[secret.slot] = .secret(value)
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

extension Failure {
  fileprivate static func missingSecret(_ name: String, at range: SourceRange) -> Failure {
    Failure(
      .notFound, "There is no secret `\(name)`.", at: range, hint: "`runner explain secrets` says where they come from")
  }
}
