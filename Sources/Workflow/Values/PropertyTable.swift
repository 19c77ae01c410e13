/// The properties that the built-in types have, for the checker of expressions and for `runner types`.
public enum PropertyTable {
  public struct Entry: Sendable {
    public let name: String
    public let kind: Kind
    /// The property of a value of the type; nothing (not ``Value/nothing``) for a value of another.
    public let read: @Sendable (Value) -> Value?

    init(_ name: String, _ kind: Kind, _ read: @escaping @Sendable (Value) -> Value?) {
      self.name = name
      self.kind = kind
      self.read = read
    }
  }

  /// Dates are read in their own zone. `weekday` is 1 for Monday to 7 for Sunday, `week` that of ISO 8601.
  static let date: [Entry] =
    day.map { entry in Entry(entry.name, entry.kind) { value in localDay(value).flatMap(entry.read) } }
    + time.map { entry in Entry(entry.name, entry.kind) { value in localTime(value).flatMap(entry.read) } }
    + [
      moment("zone", .text) { .text($0.zone.description) },
      moment("offset", .duration) { .duration(Span(nanoseconds: Int64($0.offset) * 1_000_000_000)) },
      moment("timestamp", .number) { moment in
        moment.nanoseconds == 0
          ? .integer(moment.seconds) : Value(number: Double(moment.seconds) + Double(moment.nanoseconds) / 1e9)
      },
      moment("calendar_day", .day) { .day($0.local.day) },
      moment("time", .time) { .time($0.local.time) },
    ]

  static let day: [Entry] = [
    calendar("year") { Int($0.year) },
    calendar("month") { Int($0.month) },
    calendar("day") { Int($0.day) },
    calendar("weekday") { $0.weekday },
    calendar("week") { $0.week },
    calendar("day_of_year") { $0.dayOfYear },
  ]

  static let time: [Entry] = [
    clock("hour") { $0.hour },
    clock("minute") { $0.minute },
    clock("second") { $0.second },
    clock("nanosecond") { $0.nanosecond },
  ]

  /// The whole duration in each unit: `90m` has 1.5 `hours` and 90 `minutes`.
  static let duration: [Entry] = [
    total("days", Span.day), total("hours", 3_600_000_000_000), total("minutes", 60_000_000_000),
    total("seconds", 1_000_000_000), total("milliseconds", 1_000_000),
  ]

  static let url: [Entry] = [
    address("scheme", .text) { .text($0.scheme) },
    address("host", .maybe(.text)) { Value($0.host) },
    address("port", .maybe(.number)) { $0.port.map { Value($0) } ?? .nothing },
    address("path", .text) { .text($0.path) },
    address("query", .maybe(.text)) { Value($0.query) },
    address("fragment", .maybe(.text)) { Value($0.fragment) },
  ]

  /// Its size is not among them: finding it is an effect, for which Get Details Of Files stands.
  static let file: [Entry] = [
    document("name", .text) { .text($0.name) },
    document("extension", .text) { .text($0.pathExtension) },
    document("path", .maybe(.text)) { Value($0.path) },
    document("folder", .maybe(.folder)) { file in
      file.path.map { .folder(Folder(FilePath.folder(of: $0))) } ?? .nothing
    },
    document("type", .text) { .text($0.type.name) },
  ]

  static let folder: [Entry] = [
    Entry("name", .text) { if case .folder(let folder) = $0 { .text(folder.name) } else { nil } },
    Entry("path", .text) { if case .folder(let folder) = $0 { .text(folder.path) } else { nil } },
  ]

  /// `value` is what goes over the wire.
  static let choice: [Entry] = [
    label("name", .text) { .text($0.name) },
    label("title", .text) { .text($0.title) },
    label("value", .text) { .text($0.value) },
    label("subtitle", .maybe(.text)) { Value($0.subtitle) },
  ]

  private static func moment(
    _ name: String, _ kind: Kind, _ part: @escaping @Sendable (Moment) -> Value
  ) -> Entry {
    Entry(name, kind) { if case .date(let moment) = $0 { part(moment) } else { nil } }
  }

  private static func localDay(_ value: Value) -> Value? {
    if case .date(let moment) = value { .day(moment.local.day) } else { nil }
  }

  private static func localTime(_ value: Value) -> Value? {
    if case .date(let moment) = value { .time(moment.local.time) } else { nil }
  }

  private static func calendar(_ name: String, _ part: @escaping @Sendable (Day) -> Int) -> Entry {
    Entry(name, .number) { if case .day(let day) = $0 { Value(part(day)) } else { nil } }
  }

  private static func clock(_ name: String, _ part: @escaping @Sendable (TimeOfDay) -> Int) -> Entry {
    Entry(name, .number) { if case .time(let time) = $0 { Value(part(time)) } else { nil } }
  }

  private static func total(_ name: String, _ unit: Int64) -> Entry {
    Entry(name, .number) {
      guard case .duration(let span) = $0 else { return nil }
      let (count, rest) = span.nanoseconds.quotientAndRemainder(dividingBy: unit)
      return rest == 0 ? .integer(count) : Value(number: Double(span.nanoseconds) / Double(unit))
    }
  }

  private static func address(
    _ name: String, _ kind: Kind, _ part: @escaping @Sendable (Address.Parts) -> Value
  ) -> Entry {
    Entry(name, kind) { if case .url(let address) = $0 { part(address.parts) } else { nil } }
  }

  private static func document(_ name: String, _ kind: Kind, _ part: @escaping @Sendable (File) -> Value) -> Entry {
    Entry(name, kind) { value in
      switch value {
      case .file(let file), .image(let file): part(file)
      default: nil
      }
    }
  }

  private static func label(
    _ name: String, _ kind: Kind, _ part: @escaping @Sendable (EnumKind.Label) -> Value
  ) -> Entry {
    Entry(name, kind) { if case .choice(let choice) = $0 { part(choice.label) } else { nil } }
  }
}

extension Value {
  /// A text that may be missing.
  public init(_ text: String?) { self = text.map { .text($0) } ?? .nothing }
}
