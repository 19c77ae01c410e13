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
    var call = ProgramCall([opener, url.text])
    call.isLeftRunning = true
    let isUsual = ["http", "https", "mailto"].contains(url.parts.scheme)
    let result = isUsual ? try await services.programs.run(call, until: cancellation) : try await run(call)
    guard result.status == 0 else { throw Failure.notOpened(url, by: opener, result) }
    return true
  }
}

extension Environment {
  /// The program that opens what a person would click on; nothing where nobody sits at a desktop.
  fileprivate var opener: String? {
    #if os(macOS)
      setting("TERM_PROGRAM") == nil ? nil : "open"
    #else
      setting("WAYLAND_DISPLAY") ?? setting("DISPLAY") == nil ? nil : "xdg-open"
    #endif
  }
}

extension Failure {
  fileprivate static func notOpened(_ url: Address, by opener: String, _ result: ProgramResult) -> Failure {
    let said = FirstLines(of: String(decoding: result.errorOutput, as: UTF8.self)).sentence.map { ": \($0)" } ?? "."
    return Failure(.process, "`\(opener)` cannot open `\(Value.cleaned(url.told))`\(said)")
  }
}
