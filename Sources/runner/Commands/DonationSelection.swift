import Workflow

/// Which donations a command line means to delete.
enum DonationSelection {
  static let group = Flag("group", .one, "NAME", help: "those of a group")
  static let persistent = Flag("persistent-id", .one, "ID", help: "those about one thing, by its ID")
  static let all = Flag.mark("all", help: "all of them")

  static let flags = [group, persistent, all]
  /// Those that also name what is added.
  static let names = [group, persistent]

  /// - Throws: a ``Diagnostic`` where they are said in no way or in several.
  static func of(_ arguments: Arguments, verb: String) throws -> DonationBook.Selection {
    var found: [DonationBook.Selection] = arguments.positionals.dropFirst().map { .identifier($0) }
    if let name = arguments[group] { found.append(.group(name)) }
    if let name = arguments[persistent] { found.append(.persistentIdentifier(name)) }
    if arguments.has(all) { found.append(.all) }
    guard let first = found.first, found.count == 1 else { throw Diagnostic.noSelection(verb) }
    return first
  }
}

extension Diagnostic {
  fileprivate static func noSelection(_ verb: String) -> Diagnostic {
    Diagnostic(
      code: "no-selection", "`runner \(verb) delete` takes one of an ID, `--group`, `--persistent-id` and `--all`.",
      at: nil, hint: "`runner \(verb) list` shows the IDs")
  }
}
