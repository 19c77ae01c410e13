/// The network as far as a run may reach it: each hop of a request only where it may go.
public struct GrantedNetwork: Sendable {
  private let transport: any Transport
  private let files: GrantedFiles
  private let policy: Policy
  private let needs: [Permission]

  /// - Parameter needs: what may be reached beside what is granted, because what sends the requests goes nowhere else.
  public init(_ services: Services, _ policy: Policy, needs: [Permission]) {
    transport = services.transport
    files = GrantedFiles(services, policy)
    self.policy = policy
    self.needs = needs.compactMap { $0.named(in: services.environment) }
  }

  /// - Throws: a ``Failure`` of reason `network`, `timeout`, `limit`, `permission` or `cancelled`.
  public func send(_ request: HTTPRequest, until cancellation: Cancellation) async throws -> HTTPReply {
    let (policy, needs) = (policy, needs)
    let reply = try await transport.send(
      try request.placed(in: files),
      admit: { hop in try policy.checkHost(hop.host, port: hop.port, address: hop.address, needs: needs) },
      until: cancellation)
    guard let path = reply.body.path else { return reply }
    files.note(made: path)
    // It is told as it was asked for, wherever that leads, but for its name, which may be another that was free.
    guard case .file(let wanted, _, _) = request.destination, (200...299).contains(reply.status) else { return reply }
    return reply.saved(at: FilePath.sibling(of: wanted, named: FilePath.name(of: path)))
  }
}

extension Permission {
  /// A need whose name is a variable (`$SERVICE_URL`) is for the host of the URL that the person has set there.
  fileprivate func named(in environment: any Environment) -> Permission? {
    guard name.hasPrefix("$") else { return self }
    let url = environment.value(of: String(name.dropFirst())).flatMap { Address($0) }
    return url.flatMap { try? Permission.named(by: .url($0), in: area).first }
  }
}
