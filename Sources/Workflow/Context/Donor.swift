/// Who keeps what was done, so that it can be suggested.
public protocol Donor: Sendable {
  func donate(_ deed: Deed)
}

/// The activities that a workflow declares, as those see them who come before definitions.
protocol ActivityRegister: Sendable {
  /// - Throws: a ``Failure`` of reason `input` for what no file declares.
  func deed(activity type: String, info: OrderedDictionary) throws -> Deed
}

extension Context {
  /// Donates an activity of a declared type, where somebody keeps it.
  /// - Throws: a ``Failure`` of reason `input` for a type that no file declares, and for what the type does not allow.
  public func donate(
    activity type: String, info: OrderedDictionary, identifier: String?, persistentIdentifier: String?, group: String?
  ) throws {
    guard let register = surroundings.activities else { preconditionFailure("an engine knows its activities") }
    if Value.dictionary(info).hasSecrets(mask) {
      throw Failure(.input, "An activity keeps no secrets.", hint: "leave out what has one in it")
    }
    let deed = try register.deed(activity: type, info: info)
      .named(identifier, group: group, persistentIdentifier: persistentIdentifier)
    surroundings.donor?.donate(deed)
  }
}
