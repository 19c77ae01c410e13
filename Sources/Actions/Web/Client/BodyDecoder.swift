internal import Workflow

/// Undoes the compression of a body as its bytes come in (RFC 9110, section 8.4.1), and knows whether all of it has come:
/// a connection that closes in the middle looks like one that closes at the end, but the compression has an end of its own.
final class BodyDecoder {
  /// What is asked for: what is decoded here.
  static let announced = "gzip, deflate"

  private enum Coding { case gzip, deflate }

  private let coding: Coding
  private let host: String
  private var inflater: Inflater?
  /// The beginning of what is deflated, until there is enough of it to tell which kind it is.
  private var opening: [UInt8] = []

  /// - Parameter names: what `Content-Encoding` says.
  /// - Throws: a ``Failure`` where it is more than one coding, or one that is not decoded here.
  init(_ names: [String], host: String) throws {
    // One layer: each more multiplies what a few bytes may become.
    guard names.count == 1 else { throw Failure.layers(names, host: host) }
    switch names[0] {
    case "gzip", "x-gzip": coding = .gzip
    case "deflate": coding = .deflate
    default: throw Failure.unknown(names[0], host: host)
    }
    self.host = host
  }

  /// Whether nothing is missing at this point.
  var isComplete: Bool { inflater?.isComplete ?? opening.isEmpty }

  /// - Parameter take: is given what comes out, in pieces.
  /// - Throws: a ``Failure``, and what `take` throws.
  func decode(_ bytes: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
    guard !bytes.isEmpty else { return }
    do {
      if let inflater {
        try inflate(bytes, inflater, take)
      } else if coding == .gzip {
        try inflate(bytes, begin(.gzip), take)
      } else {
        opening += bytes
        guard opening.count > 1 else { return }
        let inflater = try begin(BodyDecoder.isFramed(opening) ? .zlib : .bare)
        try opening.withUnsafeBytes { try inflate($0, inflater, take) }
        opening = []
      }
    } catch is Inflater.Corruption {
      throw Failure.corrupt(host: host)
    }
  }

  private func begin(_ format: Inflater.Format) throws -> Inflater {
    let inflater = try Inflater(format)
    self.inflater = inflater
    return inflater
  }

  private func inflate(
    _ bytes: UnsafeRawBufferPointer, _ inflater: Inflater, _ take: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var rest = bytes
    while !rest.isEmpty {
      if inflater.isComplete {
        // Only what is zipped may be followed by more of its kind (RFC 1952, section 2.2), which begins with this byte.
        guard coding == .gzip, rest.first == 0x1F else { throw Inflater.Corruption() }
        inflater.reset()
      }
      rest = try inflater.inflate(rest, take)
    }
  }

  /// Many servers take `deflate` by its word and leave out the frame that is meant; the frame begins with the method, 8,
  /// and a multiple of 31 (RFC 1950, section 2.2).
  private static func isFramed(_ opening: [UInt8]) -> Bool {
    opening[0] & 0x0F == 8 && (Int(opening[0]) << 8 + Int(opening[1])) % 31 == 0
  }
}

extension Failure {
  fileprivate static func layers(_ names: [String], host: String) -> Failure {
    let names = TerminalText.cleaned(names.prefix(4).joined(separator: ", "))
    return Failure(
      .network, "The reply of `\(host)` is compressed more than once: `\(names)`.",
      hint: "tell those who run the server")
  }

  fileprivate static func unknown(_ name: String, host: String) -> Failure {
    Failure(
      .network,
      "The reply of `\(host)` is compressed by `\(TerminalText.cleaned(name))`, which cannot be unpacked here.",
      hint: "the runner asks for `\(BodyDecoder.announced)` where no header `Accept-Encoding` is given")
  }

  fileprivate static func corrupt(host: String) -> Failure {
    Failure(
      .network, "The reply of `\(host)` is not compressed as it says.", hint: "tell those who run the server")
  }
}
