extension Moment: CustomStringConvertible {
  /// ISO 8601 with the offset from UTC: `2024-12-30T10:15:00+01:00`, `2024-12-30T09:15:00.25Z`.
  public var description: String {
    // Zones of long ago were off by odd seconds, which this form cannot say. Where a zone leaves the calendar, UTC does not.
    let offset = isLocalInCalendar ? offset / 60 * 60 : 0
    let (day, time) = inZone(.offset(Int32(offset))).local
    return "\(day)T\(time.full)\(Zone.offsetText(offset))"
  }

  /// Reads ISO 8601 (RFC 3339 and its relatives): a day alone is its midnight, `T` may be a space, seconds may be
  /// missing, offsets are `Z`, `+01:00`, `+0100` or `+01`, and a zone may follow by name (`[Europe/Berlin]`, RFC 9557).
  ///
  /// - Parameter zone: the zone of a text that names none.
  public convenience init?(text: String, zone: () -> Zone = { .current }) {
    var scanner = TextScanner(text)
    guard let day = Day(&scanner) else { return nil }
    if scanner.isAtEnd {
      self.init(day, .midnight, zone: zone())
      return
    }
    guard scanner.take("T") || scanner.take("t") || scanner.take(" "), let time = TimeOfDay(&scanner) else {
      return nil
    }
    scanner.skipSpaces()
    let offset = scanner.isAtEnd || scanner.peek == UInt8(ascii: "[") ? nil : Zone.scanOffset(&scanner)
    let name = Moment.scanName(&scanner)
    guard scanner.isAtEnd else { return nil }
    switch (offset, name) {
    case (nil, nil): self.init(day, time, zone: zone())
    case (let offset?, nil): self.init(day, time, zone: offset)
    case (nil, let name?):
      guard let named = Zone(name: name) else { return nil }
      self.init(day, time, zone: named)
    case (let offset?, let name?):
      guard let named = Zone(name: name) else { return nil }
      // The offset decides which instant it is; the name says how it is read.
      guard let instant = Moment(day, time, zone: offset) else { return nil }
      self.init(seconds: instant.seconds, nanoseconds: instant.nanoseconds, zone: named)
    }
  }

  private static func scanName(_ scanner: inout TextScanner) -> String? {
    let rest = scanner.rest
    guard rest.hasPrefix("["), rest.hasSuffix("]") else { return nil }
    return String(scanner.takeRest().dropFirst().dropLast())
  }
}
