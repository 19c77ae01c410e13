/// The files that a request is given, as the places where they may be touched.
extension HTTPRequest {
  /// Certificates and keys are small.
  private static let certificateLimit = 8 << 20

  func placed(in files: GrantedFiles) throws -> HTTPRequest {
    var request = self
    switch body {
    case .none, .bytes: break
    case .file(let path, let type): request.body = .file(path: try files.readable(path).path, type: type)
    case .multipart(let parts): request.body = .multipart(try parts.map { try $0.placed(in: files) })
    }
    if case .file(let path, let resumes, let existing) = destination {
      request.destination = .file(path: try files.writable(path).path, resumes: resumes, existing: existing)
    }
    // Read here, so that no library opens a path again that was judged a moment ago.
    request.authorities = try authorities.map { try HTTPRequest.read($0, in: files) }
    request.clientCertificate = try clientCertificate.map { try HTTPRequest.read($0, in: files) }
    request.clientKey = try clientKey.map { try HTTPRequest.read($0, in: files) }
    return request
  }

  private static func read(_ file: File, in files: GrantedFiles) throws -> File {
    File(.data(try files.read(file, limit: certificateLimit)), name: file.path ?? file.name, type: file.type)
  }
}

extension HTTPPart {
  fileprivate func placed(in files: GrantedFiles) throws -> HTTPPart {
    guard case .file(let path) = content else { return self }
    return HTTPPart(name: name, .file(path: try files.readable(path).path), fileName: fileName, type: type)
  }
}

extension HTTPReply {
  /// The same with its body under the path that was asked for.
  func saved(at path: String) -> HTTPReply {
    let file = File(.path(path), name: body.name, type: body.type)
    return HTTPReply(status: status, headers: headers, url: url, body: file)
  }
}
