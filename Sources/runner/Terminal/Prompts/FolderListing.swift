import Workflow

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What is in a folder, for a person to pick from: folders first, hidden entries last.
struct FolderListing {
  struct Entry {
    /// As it is shown; what is not text is replaced.
    let name: String
    /// Nothing where the name is not text, so that no path can name it.
    let path: String?
    let isFolder: Bool
    /// Of a file, in words.
    let size: String?
  }

  /// A folder with more is shown in part.
  private static let longest = 100_000

  /// From the root.
  let path: String
  private(set) var entries: [Entry] = []
  /// Why there are no entries.
  private(set) var complaint: String?

  init(of path: String, foldersAlone: Bool) {
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    self.path = resolved.map { String(cString: $0) } ?? path
    guard let folder = opendir(self.path) else {
      complaint = "`\(TerminalText.cleaned(self.path))` cannot be read: \(SystemError.last.words)."
      return
    }
    defer { closedir(folder) }
    while entries.count < FolderListing.longest, let found = readdir(folder) {
      let bytes = withUnsafeBytes(of: &found.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let entry = entry(named: bytes), !foldersAlone || entry.isFolder else { continue }
      entries.append(entry)
    }
    let order = entries.map(\.order)
    entries = entries.indices.sorted { order[$0] < order[$1] }.map { entries[$0] }
  }

  /// Nothing above the root.
  var parent: String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func entry(named bytes: [UInt8]) -> Entry? {
    if bytes == Array(".".utf8) || bytes == Array("..".utf8) { return nil }
    let full = Array((path == "/" ? "/" : path + "/").utf8) + bytes
    var status = stat()
    // A link that leads nowhere is still a name.
    let isKnown = full.map({ CChar(bitPattern: $0) }).withTerminator { stat($0, &status) == 0 }
    let isFolder = isKnown && status.st_mode & S_IFMT == S_IFDIR
    let text = String(validating: bytes, as: UTF8.self)
    return Entry(
      name: text ?? String(decoding: bytes, as: UTF8.self),
      path: text == nil ? nil : String(decoding: full, as: UTF8.self),
      isFolder: isFolder, size: isKnown && !isFolder ? ByteSize.words(Int(status.st_size)) : nil)
  }
}

extension FolderListing.Entry {
  /// What it is sorted by.
  fileprivate var order: (Int, String, String) {
    ((name.hasPrefix(".") ? 2 : 0) + (isFolder ? 0 : 1), FoldedText(name).folded, name)
  }
}

extension [CChar] {
  fileprivate func withTerminator<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let text = self + [0]
    return text.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("there is a terminator at least") }
      return body(start)
    }
  }
}
