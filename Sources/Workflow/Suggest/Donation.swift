/// A deed with the moment at which it was done.
public struct Donation: Sendable {
  public let deed: Deed
  /// In seconds since 1970.
  public let seconds: Int64
  /// How far the clocks were from UTC then, in seconds: a habit goes by what clocks show, whatever the zone was.
  public let offset: Int
  /// Until when it is suggested, in seconds since 1970.
  public let expiry: Int64?
  /// The same for all donations of what is the same.
  public let key: String

  public init(_ deed: Deed, at moment: Moment) throws {
    let expiry = try? deed.lifetime.map { try moment.adding($0).seconds }
    self.init(
      deed, seconds: moment.seconds, offset: moment.offset, expiry: expiry ?? nil,
      key: Donation.key(of: deed, parameters: try JSONWriter.text(.dictionary(deed.parameters))))
  }

  init(_ deed: Deed, seconds: Int64, offset: Int, expiry: Int64?, key: String) {
    self.deed = deed
    self.seconds = seconds
    self.offset = offset
    self.expiry = expiry
    self.key = key
  }

  /// By what a donation or a suggestion is called: what it was given, else its key.
  public var identifier: String { deed.identifier ?? key }

  /// What clocks showed, in seconds since the 1st of January 1970.
  var localSeconds: Int64 { seconds + Int64(offset) }

  /// Sixteen hexadecimal digits that stand for a deed (FNV-1a, 64 bits). They tell habits apart and grant nothing, so that
  /// a run need not load a library for digests at its end.
  static func key(of deed: Deed, parameters: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [deed.kind.rawValue, deed.name, deed.path, parameters] {
      // A byte that is in no text, so that no letter moves from one part to the next.
      for byte in Array(part.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
