internal import CustomTypes
internal import Workflow

/// The remotes of a person: a YAML or JSON file, each with a `name`, an `address` and its `actions`, and an `icon` if it
/// likes. An action is a name, or a mapping of `name`, `command` and `icon`.
struct RemotesFile {
  private static let list = PersonalList(name: "remotes.yaml", noun: "Remote")

  /// What every action needs that asks for them.
  static let needs = [list.need]
  static let noRemotes = ErrorCode("no_remotes", "There are no remotes yet.")
  static let explanation = "A YAML or JSON file with a list of remotes, instead of your own."

  let source: FileValue?

  /// - Throws: ``noRemotes``, or a ``Failure`` that says which remote is wrong, and why.
  func remotes(in context: Context) throws -> [Remote] {
    let remotes = try RemotesFile.list.items(from: source, in: context)?.map { try remote($0) } ?? []
    if remotes.isEmpty {
      throw RemotesFile.noRemotes.failure(
        hint: "write them into `~/.config/runner/remotes.yaml`, each with `name`, `address` and `actions`")
    }
    return remotes
  }

  private func remote(_ item: PersonalList.Item) throws -> Remote {
    let name = try item.needed("name", such: "Living Room")
    let address = try item.webAddress("address", such: "http://192.168.1.20/living-room")
    let icon = try item.icon(otherwise: "dot.radiowaves.left.and.right")
    guard case .list(let actions)? = item.row["actions"], !actions.items.isEmpty else {
      throw Failure.noActions(of: item)
    }
    return Remote(
      name: name, address: address, icon: icon,
      actions: try actions.items.enumerated().map { try action($1, number: $0 + 1, of: item) })
  }

  private func action(_ value: Value, number: Int, of item: PersonalList.Item) throws -> RemoteAction {
    let row: OrderedDictionary
    switch value {
    case .text: row = OrderedDictionary(distinct: [("name", value)])
    case .dictionary(let mapping): row = mapping
    default: throw Failure.noActions(of: item)
    }
    let part = PersonalList.Item(row: row, title: "Action \(number) of \(item.title)")
    let name = try part.needed("name", such: "Volume Up")
    return RemoteAction(
      command: part.text("command") ?? RemotesFile.command(for: name), name: name,
      icon: try part.icon(otherwise: "hand.tap"))
  }

  /// `Volume Up` is sent as `volume_up`, where nothing else is written.
  private static func command(for name: String) -> String {
    name.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: "_")
  }
}

extension Failure {
  fileprivate static func noActions(of item: PersonalList.Item) -> Failure {
    Failure(
      .conversion, "\(item.title) has no list of `actions`.",
      hint: "write such as `actions: [Power, { name: Louder, command: volume_up }]`")
  }
}
