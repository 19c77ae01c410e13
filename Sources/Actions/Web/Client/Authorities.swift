internal import Workflow

/// The authorities that a server's certificate may come from.
enum Authorities {
  /// Those of a file besides the system's, as PEM.
  /// - Throws: a ``Failure`` that names the path of a file that cannot be read or has no certificate.
  static func besides(_ system: String?, file path: String) throws -> [UInt8] {
    let limit = 8 << 20
    let own = try SystemFiles().read(path, limit: limit)
    guard String(decoding: own, as: UTF8.self).contains("-----BEGIN CERTIFICATE-----") else {
      throw Failure.noCertificate(path)
    }
    let usual = system.flatMap { try? SystemFiles().read($0, limit: limit) } ?? []
    return usual + [UInt8(ascii: "\n")] + own
  }
}

extension Failure {
  fileprivate static func noCertificate(_ path: String) -> Failure {
    Failure(
      .input, "`\(TerminalText.cleaned(path))` has no certificate.",
      hint: "give a file in PEM, which has the line `-----BEGIN CERTIFICATE-----`")
  }
}
