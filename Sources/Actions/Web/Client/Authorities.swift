internal import Workflow

/// The authorities that a server's certificate may come from.
enum Authorities {
  /// Those of a file besides the system's, as PEM.
  /// - Parameter system: the path of the system's own, which only the person who runs this can have set.
  /// - Throws: a ``Failure`` that names a file that has no certificate.
  static func besides(_ system: String?, _ file: File) throws -> [UInt8] {
    guard let own = file.bytes, String(decoding: own, as: UTF8.self).contains("-----BEGIN CERTIFICATE-----") else {
      throw Failure.noCertificate(file.path ?? file.name)
    }
    let usual = system.flatMap { try? SystemFiles().read($0, limit: 8 << 20) } ?? []
    return usual + [UInt8(ascii: "\n")] + own
  }
}

extension File {
  /// What is in it, for a file that was read where it was judged; nothing for a path, which is opened nowhere else.
  var bytes: [UInt8]? {
    if case .data(let bytes) = content { bytes } else { nil }
  }
}

extension Failure {
  fileprivate static func noCertificate(_ path: String) -> Failure {
    Failure(
      .input, "`\(TerminalText.cleaned(path))` has no certificate.",
      hint: "give a file in PEM, which has the line `-----BEGIN CERTIFICATE-----`")
  }
}
