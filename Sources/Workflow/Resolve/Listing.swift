/// What may be picked for a parameter, calculated while the run goes on: it may take its time, and it may fail.
struct Listing: Sendable {
  /// Longer than anybody waits for a list before a question.
  private static let limit = Span(nanoseconds: 10_000_000_000)

  private let options: ParameterDeclaration.Options
  private let parameter: String
  private let before: [Argument?]
  private let context: Context
  private let multiple: ClosedRange<Int>?

  /// - Parameter before: the arguments of the parameters above it.
  init(
    _ options: ParameterDeclaration.Options, of parameter: ParameterDeclaration, _ before: [Argument?],
    _ context: Context, multiple: ClosedRange<Int>?
  ) {
    self.options = options
    self.parameter = parameter.name
    self.before = before
    self.context = context
    self.multiple = multiple
  }

  /// - Parameter text: what was typed, for options that are calculated from it.
  /// - Throws: a ``Failure``, or a ``ListingFailure``. Both name the parameter.
  func choices(for text: String = "") async throws -> Choices {
    let found = try await calculated(text)
    let hasRows = found.contains { $0.display != nil }
    let search: (@Sendable (String) async throws -> Choices)? =
      options.isSearched ? { @Sendable text in try await choices(for: text) } : nil
    return Choices(
      found.map(\.value), rows: hasRows ? found.map { $0.display ?? $0.value.display } : nil, multiple: multiple,
      search: search)
  }

  private func calculated(_ text: String) async throws -> [ParameterDeclaration.Option] {
    let limit = TimeLimit(Listing.limit, clock: context.services.clock, within: context.cancellation)
    limit.start()
    defer { limit.stop() }
    do {
      return try await options.calculate(before, text, context.within(limit))
    } catch {
      if context.cancellation.isCancelled { throw error }
      if limit.hasPassed { throw Failure.slow(parameter, Listing.limit) }
      let failure = ListingFailure(parameter: parameter, cause: error)
      guard let cause = error as? Failure else { throw failure }
      throw cause.reason == .cancelled ? cause : cause.naming(failure.words)
    }
  }
}

/// Why the options of a parameter are not known, where steps calculate them.
struct ListingFailure: Error {
  let parameter: String
  /// Names the steps it happened in.
  let cause: any Error

  /// What goes before the cause.
  var words: String { "The options of `\(parameter)`" }
}

extension Failure {
  fileprivate static func slow(_ parameter: String, _ limit: Span) -> Failure {
    Failure(.timeout, "The options of `\(parameter)` took longer than \(Value.duration(limit).text ?? "their time").")
  }
}
