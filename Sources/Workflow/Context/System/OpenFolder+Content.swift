#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension OpenFolder {
  /// What is in it, without itself and the folder around it. Names that are no text are passed over.
  func content() throws(SystemError) -> [FolderEntry] {
    let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw SystemError.last }
    guard let stream = fdopendir(copy) else {
      let error = SystemError.last
      close(copy)
      throw error
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(stream) {
      let length = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix(length).prefix { $0 != 0 }, as: UTF8.self)
      }
      if let name, name != ".", name != "..", let kind = kind(of: name) {
        entries.append(FolderEntry(name: name, kind: kind))
      }
      errno = 0
    }
    if errno != 0 { throw SystemError.last }
    return entries
  }

  /// A link counts for what it names. Nothing where it is neither a file nor a folder, or has gone meanwhile.
  private func kind(of name: String) -> FolderEntry.Kind? {
    var status = stat()
    guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, fstatat(number, name, &status, 0) != 0 { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    // Following one might never end.
    case S_IFDIR: return isLink ? nil : .folder
    default: return nil
    }
  }
}
