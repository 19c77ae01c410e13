internal import Workflow

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A line beside a partial file that says what it is a part of: another file of the same name must not be gone on with.
struct DownloadNote {
  private let url: String
  private let validator: String

  /// Nothing where there is no note, or one that we did not write.
  init?(besides partPath: String) {
    guard let bytes = try? SystemFiles().read(DownloadNote.path(besides: partPath), limit: 1 << 16) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2 else { return nil }
    (url, validator) = (String(lines[0]), String(lines[1]))
  }

  func validator(of url: String) -> String? { url == self.url ? validator : nil }

  static func write(_ url: String, _ validator: String?, besides partPath: String) throws {
    guard let validator, !validator.contains("\n") else { return remove(besides: partPath) }
    try AtomicFile.write(Array("\(url)\n\(validator)\n".utf8), to: path(besides: partPath))
  }

  static func remove(besides partPath: String) { unlink(path(besides: partPath)) }

  private static func path(besides partPath: String) -> String { partPath + ".source" }
}
