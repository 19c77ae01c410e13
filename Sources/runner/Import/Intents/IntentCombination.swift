/// Parameters that may be given together, with the sentence that tells what is done with them then.
struct IntentCombination {
  /// The names, in the order of the file.
  let parameters: [String]
  let title: Wording?
  let subtitle: Wording?
  let runsInBackground: Bool
  let untaken: [String]

  private init(_ key: String, _ value: PropertyList, in owner: String) throws {
    let fields = try Fields(
      value, prefix: "INIntentParameterCombination", "the combination `\(key)`", in: owner)
    fields.ignore("IsPrimary", "IsLinked", "UpdatesLinked")
    parameters = key.split(separator: ",").map { String($0.filter { $0 != " " }) }
    title = try fields.wording("Title")
    subtitle = try fields.wording("Subtitle")
    runsInBackground = try fields.flag("SupportsBackgroundExecution") ?? false
    untaken = fields.untaken
  }

  /// Those that name more parameters first, since they are the ones that say more; else by the places of these.
  static func all(_ fields: Fields, _ name: String, _ parameters: [IntentParameter]) throws -> [IntentCombination] {
    let places = Dictionary(
      parameters.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let found = try fields.dictionary(name).sorted { $0.key < $1.key }.map { key, value in
      let combination = try IntentCombination(key, value, in: fields.owner)
      return (combination, [-combination.parameters.count] + combination.parameters.map { places[$0] ?? .max })
    }
    return found.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }
}
