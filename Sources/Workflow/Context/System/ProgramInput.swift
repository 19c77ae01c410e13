#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a program reads: nothing, a file, or bytes that come through a pipe as it takes them.
struct ProgramInput {
  /// What is still to be written.
  struct Feed {
    let writer: OpenDescriptor
    var rest: ArraySlice<UInt8>
  }

  /// The end that the program gets.
  let reader: OpenDescriptor
  let feed: Feed?

  /// - Throws: a ``Failure`` that names the file, or a ``SystemError``.
  init(_ file: File?) throws {
    switch file?.content {
    case nil: (reader, feed) = (try OpenDescriptor(path: "/dev/null", O_RDONLY).aboveStandard(), nil)
    case .path(let path): (reader, feed) = (try ProgramInput.open(path), nil)
    case .data(let bytes):
      let pipe = try OpenDescriptor.pipe()
      pipe.writer.makeNonBlocking()
      // Without bytes the pipe ends at once, as nobody holds its writer.
      (reader, feed) = (pipe.reader, bytes.isEmpty ? nil : Feed(writer: pipe.writer, rest: bytes[...]))
    }
  }

  /// The program reads the file itself, from its beginning.
  private static func open(_ path: String) throws -> OpenDescriptor {
    do {
      // Without waiting: a named pipe nobody writes to would hold the run for ever.
      let descriptor = try OpenDescriptor(judged: path, O_RDONLY | O_NONBLOCK).aboveStandard()
      var status = stat()
      guard fstat(descriptor.number, &status) == 0 else { throw SystemError.last }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw SystemError(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ESPIPE)
      }
      return descriptor
    } catch let error as SystemError {
      throw error.failure("read", path)
    }
  }
}
