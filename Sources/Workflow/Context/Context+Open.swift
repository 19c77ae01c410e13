extension Context {
  /// Opens a URL with what the desktop has for it, without waiting for that to be closed.
  ///
  /// Web pages and mails are what people open all day. Any other scheme may start any program with what the URL says, so
  /// that the program that opens it must be granted.
  ///
  /// - Returns: whether there is a desktop.
  /// - Throws: a ``Failure`` of reason `permission` or `process`.
  public func open(_ url: Address) async throws -> Bool {
    guard let opener = services.environment.opener else { return false }
    let call = opener.call(url.text)
    let isUsual = ["http", "https", "mailto"].contains(url.parts.scheme)
    let result = isUsual ? try await services.programs.run(call, until: cancellation) : try await run(call)
    guard result.status == 0 else { throw Failure.notOpened(url.told, by: opener.name, result) }
    return true
  }

  /// Shows a page of the runner's own in the browser. It can do nothing but be looked at, so that nothing need be granted.
  ///
  /// The browser reads it some time after it was started, so that it stays in the cache, with the last few others.
  ///
  /// - Returns: whether there is a desktop.
  /// - Throws: a ``Failure`` of reason `process`, or that tells why the page cannot be written.
  public func open(page: [UInt8]) async throws -> Bool {
    guard let opener = services.environment.opener, let cache = services.environment.cacheFolder else { return false }
    let folder = try services.files.place(of: cache + "/pages", followsLast: true)
    try services.files.makeFolder(at: folder)
    let path = "\(folder.path)/\(Int.random(in: 1...Context.keptPages)).html"
    try services.files.write(page, to: services.files.place(of: path, followsLast: false), replacing: true)
    let result = try await services.programs.run(opener.call(path), until: cancellation)
    guard result.status == 0 else { throw Failure.notOpened(path, by: opener.name, result) }
    return true
  }

  private static let keptPages = 16
}

extension Environment {
  /// The program that opens what a person would click on; nothing where nobody sits at a desktop.
  fileprivate var opener: Opener? {
    #if os(macOS)
      setting("TERM_PROGRAM") == nil ? nil : Opener(name: "open")
    #else
      setting("WAYLAND_DISPLAY") ?? setting("DISPLAY") == nil ? nil : Opener(name: "xdg-open")
    #endif
  }
}

/// The program of the desktop that opens what it is given.
private struct Opener {
  let name: String

  func call(_ target: String) -> ProgramCall {
    var call = ProgramCall([name, target])
    call.isLeftRunning = true
    return call
  }
}

extension Failure {
  fileprivate static func notOpened(_ target: String, by opener: String, _ result: ProgramResult) -> Failure {
    let said = FirstLines(of: String(decoding: result.errorOutput, as: UTF8.self)).sentence.map { ": \($0)" } ?? "."
    return Failure(.process, "`\(opener)` cannot open `\(Value.cleaned(target))`\(said)")
  }
}
