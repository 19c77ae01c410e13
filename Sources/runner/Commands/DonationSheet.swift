import Workflow

/// A donation as it is listed.
struct DonationSheet {
  private let donation: Donation

  init(_ donation: Donation) { self.donation = donation }

  /// As a row to pick.
  var row: DisplayRepresentation {
    let deed = donation.deed
    return DisplayRepresentation(
      deed.title, subtitle: deed.subtitle, thumbnail: deed.symbol.map { .symbol($0) })
  }

  var value: Value {
    let deed = donation.deed
    let text = { (text: String?) in text.map { Value.text($0) } ?? .nothing }
    let pairs: [OrderedDictionary.Pair] = [
      ("id", .text(donation.identifier)), ("kind", .text(deed.kind.rawValue)), ("title", .text(deed.title)),
      ("subtitle", text(deed.subtitle)), ("symbol", text(deed.symbol)), ("name", .text(deed.name)),
      ("file", .text(deed.path)), ("parameters", .dictionary(deed.parameters)), ("group", text(deed.group)),
      ("persistent_id", text(deed.persistentIdentifier)),
      (
        "moment",
        .date(Moment(seconds: donation.seconds, zone: .offset(Int32(clamping: donation.offset))))
      ),
    ]
    return .dictionary(OrderedDictionary(distinct: pairs))
  }

  /// A line each: its ID, and what it is.
  static func lines(of donations: [Donation]) -> [String] {
    let identifiers = donations.map { TerminalText.cleaned($0.identifier) }
    let width = min(identifiers.map { TerminalText.width(of: $0) }.max() ?? 0, 40)
    return zip(identifiers, donations).map { identifier, donation in
      identifier.padded(to: width) + "  " + TerminalText.cleaned(DonationSheet(donation).row.line)
    }
  }

  /// Lists donations as the flags say.
  /// - Parameter noun: what they are called where there are none.
  static func list(
    _ donations: [Donation], noun: String, _ arguments: Arguments, _ output: Output
  ) throws -> ExitStatus {
    if arguments[.format] == "json" {
      try output.write(json: .list(List(donations.map { DonationSheet($0).value })))
    } else {
      if donations.isEmpty { output.tell("There are no \(noun).\n") }
      try output.write(lines(of: donations))
    }
    return .done
  }

  /// Keeps what a command line says was done, by the names that it gives.
  static func add(
    _ deed: Deed, identifier: String?, to book: DonationBook, _ arguments: Arguments, _ output: Output
  ) throws -> ExitStatus {
    do {
      let named = try deed.at(RealPath.orWritten(deed.path)).named(
        identifier, group: arguments[DonationSelection.group],
        persistentIdentifier: arguments[DonationSelection.persistent])
      if try book.add([named], claiming: .habit) == 0 {
        output.tell("It is remembered already: the same counts once in ten minutes.\n")
      }
      return .done
    } catch let failure as Failure where failure.reason == .input {
      throw Ending(.refused, [.refusedDonation(failure)])
    }
  }

  /// - Parameter kind: the kind of deeds that are meant; nothing for any.
  /// - Throws: an ``Ending`` where nothing has the ID that is meant.
  static func delete(
    _ selection: DonationBook.Selection, only kind: Deed.Kind? = nil, from book: DonationBook, _ output: Output
  ) throws -> ExitStatus {
    let count = try book.delete(selection, only: kind)
    if case .identifier(let name) = selection, count == 0 { throw Ending(.refused, [.unknownDonation(name)]) }
    output.tell(count == 1 ? "1 donation is deleted.\n" : "\(count) donations are deleted.\n")
    return .done
  }
}
