internal import Workflow

extension RequestBody {
  /// - Throws: a ``Failure`` for a file that cannot be sent.
  /// - Returns: nothing where the request has no body.
  convenience init?(_ body: HTTPRequest.Body, method: String) throws {
    switch body {
    case .none: return nil
    case .bytes(let bytes, let type): self.init([.bytes(bytes)], type: type?.name)
    case .file(let path, let type): self.init([.file(try InputFile(path))], type: type.name)
    case .multipart(let parts): try self.init(parts)
    }
  }

  /// `multipart/form-data` (RFC 7578).
  private convenience init(_ parts: [HTTPPart]) throws {
    // Nobody can have put it into a part, because nobody knows it.
    let boundary = "runner-" + (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    var pieces: [Piece] = []
    for part in parts {
      var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(RequestBody.quoted(part.name))\""
      if let name = part.fileName { head += "; filename=\"\(RequestBody.quoted(name))\"" }
      if let type = part.type { head += "\r\nContent-Type: \(RequestBody.quoted(type.name))" }
      pieces.append(.bytes(Array((head + "\r\n\r\n").utf8)))
      switch part.content {
      case .bytes(let bytes): pieces.append(.bytes(bytes))
      case .file(let path): pieces.append(.file(try InputFile(path)))
      }
      pieces.append(.bytes(Array("\r\n".utf8)))
    }
    pieces.append(.bytes(Array("--\(boundary)--\r\n".utf8)))
    self.init(pieces, type: "multipart/form-data; boundary=\(boundary)")
  }

  /// What would end the quoted text or its line, percent-encoded as browsers do.
  private static func quoted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: "%22".unicodeScalars)
      case "\r": result.append(contentsOf: "%0D".unicodeScalars)
      case "\n": result.append(contentsOf: "%0A".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
