/// What a run does at the moment.
public struct Progress: Sendable, Equatable {
  public let title: String
  /// From 0 to 1, where the size of the work is known.
  public let fraction: Double?
  /// How many bytes have come or gone, where it is a transfer.
  public let bytes: Int?
  /// What is done at the same time as parts of it, each by itself.
  public let parts: [Progress]

  public init(_ title: String, fraction: Double? = nil, bytes: Int? = nil, parts: [Progress] = []) {
    self.title = title
    self.fraction = fraction
    self.bytes = bytes
    self.parts = parts
  }

  /// With other titles, of the parts too.
  func titled(_ title: (String) -> String) -> Progress {
    Progress(title(self.title), fraction: fraction, bytes: bytes, parts: parts.map { $0.titled(title) })
  }
}
