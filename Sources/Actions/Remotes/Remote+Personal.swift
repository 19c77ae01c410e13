internal import CustomTypes
internal import Workflow

/// The remotes of a person: each with a `name`, an `address` and its `actions`, and an `icon` if it likes. An action is a
/// name, or a mapping of `name`, `command` and `icon`.
extension Remote: Personal {
  static let list = PersonalList<Remote>(
    name: "remotes.yaml", noun: "Remote", forms: "YAML or JSON", example: "each with `name`, `address` and `actions`"
  ) { row in
    let name = try row.needed("name", such: "Living Room")
    let address = try row.webAddress("address", such: "http://192.168.1.20/living-room")
    let icon = try row.icon(otherwise: "dot.radiowaves.left.and.right")
    guard case .list(let actions)? = row.row["actions"], !actions.items.isEmpty else {
      throw Failure.noActions(of: row)
    }
    return Remote(
      name: name, address: address, icon: icon,
      actions: try actions.items.enumerated().map { try RemoteAction($1, number: $0 + 1, of: row) })
  }
}

extension RemoteAction {
  fileprivate init(_ value: Value, number: Int, of remote: PersonalRow) throws {
    let row: OrderedDictionary
    switch value {
    case .text: row = OrderedDictionary(distinct: [("name", value)])
    case .dictionary(let mapping): row = mapping
    default: throw Failure.noActions(of: remote)
    }
    let part = PersonalRow(row: row, title: "Action \(number) of \(remote.title)")
    let name = try part.needed("name", such: "Volume Up")
    self.init(
      command: part.text("command") ?? RemoteAction.command(for: name), name: name,
      icon: try part.icon(otherwise: "hand.tap"))
  }

  /// `Volume Up` is sent as `volume_up`, where nothing else is written.
  private static func command(for name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: "_")
  }
}

extension Failure {
  fileprivate static func noActions(of item: PersonalRow) -> Failure {
    Failure(
      .conversion, "\(item.title) has no list of `actions`.",
      hint: "write such as `actions: [Power, { name: Louder, command: volume_up }]`")
  }
}
