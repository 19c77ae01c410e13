/// HTML in the making.
///
/// What is interpolated as text is escaped, and rid of what controls: a title can be no tag, end no attribute and reorder
/// nothing. Only literals of the source stand as they are.
struct Markup: Sendable {
  private enum Piece: Sendable {
    case html(String)
    case picture(PagePicture)
  }

  private var pieces: [Piece] = []

  static func += (left: inout Markup, right: Markup) { for piece in right.pieces { left.append(piece) } }

  private mutating func append(_ piece: Piece) {
    guard case .html(let text) = piece, case .html(var before)? = pieces.last else { return pieces.append(piece) }
    // Out of the list before it grows, so that it is not copied.
    pieces.removeLast()
    before += text
    pieces.append(.html(before))
  }

  /// Without the secrets of a run. The bytes of pictures are left as they are: a short secret could look like a part of one.
  func bytes(without mask: Mask) -> [UInt8] {
    pieces.reduce(into: []) { bytes, piece in
      switch piece {
      case .html(let text): bytes += mask.masked(Array(text.utf8))
      case .picture(let picture): bytes += Base64.encoded(picture.bytes).utf8
      }
    }
  }
}

extension Markup: ExpressibleByStringInterpolation {
  init(stringLiteral literal: String) { if !literal.isEmpty { pieces = [.html(literal)] } }

  init(stringInterpolation interpolation: StringInterpolation) { self = interpolation.markup }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = Markup()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { markup += Markup(stringLiteral: literal) }
    mutating func appendInterpolation(_ markup: Markup) { self.markup += markup }
    mutating func appendInterpolation(_ text: String) { appendLiteral(Markup.escaped(text)) }

    /// The address that a picture has in the page: the picture itself (RFC 2397).
    mutating func appendInterpolation(_ picture: PagePicture) {
      appendLiteral("data:\(picture.type.name);base64,")
      markup.append(.picture(picture))
    }
  }
}

extension Markup {
  /// Line breaks and tabs of a text are its own.
  private static func escaped(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { TerminalText.cleaned(String($0)) }
        .joined(separator: "\t")
    }
    var escaped = ""
    for scalar in lines.joined(separator: "\n").unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
