/// Puts the parts of a scalar together.
struct TextBuilder: Sendable {
  enum Piece: Sendable {
    case text(String)
    case value(CompiledExpression.Evaluation, SourceRange)
  }

  private enum Purpose { case plain, url, path }

  /// Who reads the text.
  enum Reader { case workflow, programs, people }

  private let pieces: [Piece]
  private let purpose: Purpose
  private let reader: Reader
  private let range: SourceRange

  init(_ pieces: [Piece], as wanted: Kind, for reader: Reader, range: SourceRange) {
    self.pieces = pieces
    self.range = range
    purpose =
      switch wanted {
      case .url: .url
      case .file, .folder, .image: .path
      default: .plain
      }
    self.reader = purpose == .url ? .programs : reader
  }

  func build(_ frame: inout Frame) throws -> Value {
    var text = ""
    var isSecret = false
    /// Where embedded texts begin, in a path.
    var seams: [(offset: Int, range: SourceRange)] = []
    for piece in pieces {
      switch piece {
      case .text(let literal): text += literal
      case .value(let evaluate, let place):
        let value = try evaluate(&frame)
        switch purpose {
        case .plain:
          if case .text(let embedded) = value {
            text += embedded
          } else {
            text += try embedded(value, isSecret: &isSecret, at: place)
          }
        case .url:
          if text.isEmpty, case .url(let address) = value {
            text += address.text
          } else {
            text += PercentEncoding.encode(try embedded(value, isSecret: &isSecret, at: place))
          }
        case .path:
          if let path = try TextBuilder.path(of: value, at: place) {
            text += path
          } else {
            seams.append((text.utf8.count, place))
            text += try TextBuilder.segment(
              embedded(value, isSecret: &isSecret, at: place), at: place)
          }
        }
        if text.utf8.count > Bound.bytes { try located(at: place) { try Bound.check(bytes: text.utf8.count) } }
      }
    }
    if purpose == .url, PercentEncoding.climbs(text) { throw Failure.climbingURL(at: range) }
    try TextBuilder.checkSeams(seams, in: text)
    return isSecret ? .secret(Secret(text)) : .text(text)
  }

  private func embedded(_ value: Value, isSecret: inout Bool, at range: SourceRange) throws -> String {
    switch (value, reader) {
    case (.text(let text), _): return text
    case (.secret, .people), (.file, .people), (.folder, .people), (.image, .people), (.dictionary, .people),
      (.url, .people):
      return value.shortForm
    case (.list, .people): return (try? value.shown()) ?? value.shortForm
    case (.secret(let secret), _):
      isSecret = true
      return secret.reveal()
    default:
      if let text = reader == .programs ? value.sentText : value.text { return text }
      return try located(at: range) { try value.embedded(as: range.text) }
    }
  }

  // MARK: - Paths

  /// The path of a file or folder, which is taken as it is.
  private static func path(of value: Value, at range: SourceRange) throws -> String? {
    switch value {
    case .file(let file), .image(let file):
      guard case .path(let path) = file.content else { throw Failure.fileWithoutPath(file, at: range) }
      return path
    case .folder(let folder): return folder.path
    default: return nil
    }
  }

  /// A text that is one name within a path.
  private static func segment(_ text: String, at range: SourceRange) throws -> String {
    if text.utf8.contains(UInt8(ascii: "/")) || text == ".." || text.utf8.contains(0) {
      throw Failure.climbingPath(text, at: range)
    }
    return text
  }

  /// Dots that embedded texts and what stands around them make together.
  private static func checkSeams(_ seams: [(offset: Int, range: SourceRange)], in text: String) throws {
    guard !seams.isEmpty else { return }
    let bytes = Array(text.utf8)
    for (offset, range) in seams {
      let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
      if bytes[start..<end].elementsEqual("..".utf8) { throw Failure.climbingPath("..", at: range) }
    }
  }
}

extension Failure {
  fileprivate static func climbingURL(at range: SourceRange) -> Failure {
    Failure(.failed, "A url cannot have a `..` in its path.", at: range, hint: "write the path it leads to")
  }

  fileprivate static func climbingPath(_ text: String, at range: SourceRange) -> Failure {
    Failure(
      .failed, "\(Value.text(text).shortForm) cannot be a part of a path: it would lead elsewhere.", at: range,
      hint: "a text put into a path is one name, without `/`; a file or folder is taken as it is")
  }

  fileprivate static func fileWithoutPath(_ file: File, at range: SourceRange) -> Failure {
    Failure(.failed, "`\(file.name)` is not on disk and has no path.", at: range, hint: "save it first")
  }
}
