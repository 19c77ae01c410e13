import Workflow

/// Decides on the command line whether a workflow gets what it declares: by flags, by the folder it stands in, by what
/// was granted before, else by asking the person.
struct RunAuthorizer: Authorizer {
  let plan: Plan
  /// `--allow`.
  let allowed: [Permission]
  /// `--yes`.
  let acceptsAll: Bool
  let presenter: any Presenter
  let services: Services

  func authorize(_ wanted: [Permission], cancellation: Cancellation) async throws {
    if acceptsAll { return }
    let missing = wanted.filter { one in !allowed.contains { $0.covers(one) } }
    if missing.isEmpty { return }
    let path = RealPath.orWritten(plan.file.path)
    if try TrustedFolders(environment: services.environment).hold(path, with: plan.sources.map(\.path)) { return }
    let digest = try Digest(ofAll: plan.sources.map(\.bytes))
    let (book, granted, before): (GrantBook, [Permission], [Permission])
    do {
      // Others may keep the store for a while, and whoever waits for it keeps a thread.
      (book, granted, before) = try await OwnThread.run(until: cancellation) { [services] in
        let book = GrantBook(
          try Store.opened(in: services.environment, until: cancellation), clock: services.clock)
        return (book, try book.granted(to: digest), try book.granted(at: path))
      }
    } catch let failure as Failure where failure.reason != .cancelled {
      throw PermissionRequest(plan, missing, before: [], services: services).unknown(because: failure)
    }
    let ungranted = missing.filter { !granted.contains($0) }
    if ungranted.isEmpty { return }
    let request = PermissionRequest(plan, ungranted, before: before, services: services)
    if let silence = presenter.silence { throw request.unanswered(because: silence) }
    let reply = try await presenter.ask(request.question, until: cancellation)
    guard case .confirmed(true) = reply else { throw request.refused }
    try await OwnThread.run(until: cancellation) { try book.remember(missing, to: digest, at: path) }
  }
}
