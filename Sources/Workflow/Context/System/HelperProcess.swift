#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// This program once more, beside itself, for what may crash, hang or take too much: there it does no harm here.
///
/// What is sent and received is up to both sides. It ends with the object, and when this process ends, as its input does.
public final class HelperProcess {
  /// The helper has ended, or says nothing that was agreed on.
  public struct Silence: Error {
    public init() {}
  }

  private let child: Child
  private let input: OpenDescriptor
  private let output: OpenDescriptor

  /// - Parameter words: its command line, behind the program.
  public convenience init(_ words: [String]) throws { try self.init(HelperProcess.program, words) }

  init(_ path: String, _ words: [String]) throws {
    let (inputReader, inputWriter) = try OpenDescriptor.pipe()
    let (outputReader, outputWriter) = try OpenDescriptor.pipe()
    let nowhere = try OpenDescriptor(path: "/dev/null", O_WRONLY).aboveStandard()
    let root = try OpenDescriptor(path: "/", O_RDONLY | O_DIRECTORY).aboveStandard()
    child = try Child(
      path: path, arguments: [path] + words, environment: [], folder: root, input: inputReader, output: outputWriter,
      errorOutput: nowhere, staysOurs: true)
    (input, output) = (inputWriter, outputReader)
    input.makeNonBlocking()
    output.makeNonBlocking()
  }

  deinit {
    child.signal(SIGKILL)
    // So that nothing is left of it; a process that is killed ends at once.
    child.waitForEnd(milliseconds: 1000)
  }

  /// - Parameter patience: in milliseconds, for each piece that goes in.
  /// - Throws: ``Silence``, or a ``SystemError`` where the helper has ended.
  public func send(_ bytes: [UInt8], patience: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard input.isReady(for: POLLOUT, within: patience) else { throw Silence() }
      rest = rest.dropFirst(try input.write(rest))
    }
  }

  /// - Parameter patience: in milliseconds, for each piece that comes out.
  /// - Throws: ``Silence``.
  public func receive(_ count: Int, patience: Int32) throws -> [UInt8] {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while received.count < count {
      guard output.isReady(for: POLLIN, within: patience) else { throw Silence() }
      if count - received.count < buffer.count { buffer.removeLast(buffer.count - (count - received.count)) }
      switch try output.read(into: &buffer) {
      case .bytes(let size): received += buffer.prefix(size)
      case .end: throw Silence()
      case .later: break
      }
    }
    return received
  }

  /// The file of this program; on Linux wherever it has gone since it was started.
  private static var program: String {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return CommandLine.arguments.first ?? "" }
      return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
