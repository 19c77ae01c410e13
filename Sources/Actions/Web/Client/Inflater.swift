internal import CZlib
internal import Synchronization
internal import Workflow

/// One stream of zlib, which unpacks what is handed to it piece by piece. No other file knows zlib.
final class Inflater {
  enum Format {
    /// Framed by a header and a checksum (RFC 1952).
    case gzip
    /// Framed more briefly (RFC 1950).
    case zlib
    /// Without any frame (RFC 1951).
    case bare

    /// What zlib tells the three apart by: the logarithm of the longest distance, 32 kB, with a sign or a summand.
    fileprivate var windowBits: Int32 {
      switch self {
      case .gzip: MAX_WBITS + 16
      case .zlib: MAX_WBITS
      case .bare: -MAX_WBITS
      }
    }
  }

  /// The bytes are not of the format, or their checksum says that they are not what they were.
  struct Corruption: Error {}

  private static let pieceSize = 32 << 10

  private let library: runner_zlib
  private let stream: UnsafeMutablePointer<z_stream>
  /// Whether the end that the format marks has been read.
  private(set) var isComplete = false

  /// - Throws: a ``Failure`` where the library is not installed, or there is no memory left.
  init(_ format: Format) throws {
    guard let library = Zlib.library?.pointee else { throw Failure.noLibrary }
    self.library = library
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    guard library.inflateInit2_(stream, format.windowBits, ZLIB_VERSION, size) == Z_OK else {
      stream.deallocate()
      throw Failure.noMemory
    }
  }

  deinit {
    _ = library.inflateEnd(stream)
    stream.deallocate()
  }

  /// Begins anew with another stream of the same format.
  func reset() {
    _ = library.inflateReset(stream)
    isComplete = false
  }

  /// - Parameter take: is given what comes out, in pieces, as long as it does not throw.
  /// - Returns: what is left behind the end of the stream.
  /// - Throws: ``Corruption``, a ``Failure``, or what `take` throws.
  func inflate(_ packed: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) throws -> Void) throws
    -> UnsafeRawBufferPointer
  {
    stream.pointee.next_in = UnsafeMutablePointer(mutating: packed.bindMemory(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(packed.count)
    try withUnsafeTemporaryAllocation(byteCount: Inflater.pieceSize, alignment: 16) { piece in
      repeat {
        stream.pointee.next_out = piece.bindMemory(to: UInt8.self).baseAddress
        stream.pointee.avail_out = UInt32(piece.count)
        switch library.inflate(stream, Z_NO_FLUSH) {
        case Z_STREAM_END: isComplete = true
        // There is nothing to go on with until more comes.
        case Z_OK, Z_BUF_ERROR: break
        case Z_MEM_ERROR: throw Failure.noMemory
        default: throw Corruption()
        }
        let count = piece.count - Int(stream.pointee.avail_out)
        if count > 0 { try take(UnsafeRawBufferPointer(rebasing: piece[..<count])) }
      } while !isComplete && stream.pointee.avail_out == 0
    }
    return UnsafeRawBufferPointer(rebasing: packed.suffix(Int(stream.pointee.avail_in)))
  }
}

/// Packs bytes as a stream of zlib (RFC 1950), rather soon than small.
public enum Deflater {
  /// Nothing where the library is not installed.
  public static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
    guard let library = Zlib.library?.pointee else { return nil }
    var size = library.compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    guard library.compress2(&packed, &size, bytes, UInt(bytes.count), 3) == Z_OK else { return nil }
    return Array(packed.prefix(Int(size)))
  }
}

private enum Zlib {
  // Written before anybody sees it, and never after.
  nonisolated(unsafe) static let library = runner_zlib_load()
}

extension Failure {
  fileprivate static var noLibrary: Failure {
    Failure(
      .failed, "Compressed replies need zlib, which is not installed here.",
      hint: "install it: `apt-get install zlib1g` on Debian and Ubuntu")
  }

  fileprivate static var noMemory: Failure {
    Failure(.limit, "A compressed reply cannot be unpacked: there is no memory left.")
  }
}
