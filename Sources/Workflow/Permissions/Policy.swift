import Synchronization

/// What a run may touch: what was granted, and no more. Each effect asks here before it happens.
public final class Policy: Sendable {
  private struct Grants: Sendable {
    var permissions: [Permission] = []
    var hosts: [HostPattern] = []
    var readable: [PathGrant] = []
    var writable: [PathGrant] = []
    /// Files that the run has made itself, which it may read.
    var made: Set<PathGrant> = []
  }

  private let grants = Mutex<Grants>(Grants())

  /// Nothing is granted yet.
  public init() {}

  public func grant(_ permissions: [Permission]) {
    grants.withLock { grants in
      grants.permissions += permissions
      grants.hosts += permissions.hosts
      grants.readable += permissions.filter { $0.area == .read }.map { PathGrant($0.name) }
      grants.writable += permissions.filter { $0.area == .write }.map { PathGrant($0.name) }
    }
  }

  func note(made path: String) { grants.withLock { _ = $0.made.insert(PathGrant(path)) } }

  func note(moved path: String, to target: String) {
    grants.withLock { if $0.made.remove(PathGrant(path)) != nil { $0.made.insert(PathGrant(target)) } }
  }

  /// - Parameters:
  ///   - path: absolute, with every symbolic link in it followed.
  ///   - written: as a person wrote it.
  /// - Throws: a ``Failure`` of reason `permission`.
  func checkPath(_ path: String, written: String, for area: Permission.Area) throws {
    if PathGrant.isProcess(path) { throw Failure.isProcess(written, area) }
    let isGranted = grants.withLock { grants in
      area == .read
        ? grants.made.contains(PathGrant(path)) || grants.readable.contains { $0.covers(path) }
        : grants.writable.contains { $0.covers(path) }
    }
    if isGranted { return }
    let other = path == written || "./" + path == written ? "" : ", which is `\(TerminalText.cleaned(path))`,"
    throw Failure.notGranted(
      area, written, "`\(TerminalText.cleaned(written))`\(other) may not be \(area == .read ? "read" : "written").")
  }

  /// - Parameters:
  ///   - host: as the transport's parser reads it, in lower case and without brackets.
  ///   - address: the numeric address that will be connected; nothing before it is known.
  ///   - needs: what the action needs by itself.
  /// - Throws: a ``Failure`` of reason `permission`.
  func checkHost(_ host: String, port: Int, address: String?, needs: [Permission]) throws {
    let hosts = grants.withLock { $0.hosts } + needs.hosts
    guard hosts.contains(where: { $0.covers(host: host, port: port) }) else {
      let name = host.contains(":") ? "[\(host)]" : host
      let site = port == 443 || port == 80 ? name : "\(name):\(port)"
      throw Failure.notGranted(.network, site, "`\(TerminalText.cleaned(site))` may not be reached.")
    }
    guard let found = address ?? IPAddress(host).map({ _ in host }) else { return }
    guard let address = IPAddress(found) else {
      throw Failure.notGranted(.network, found, "`\(TerminalText.cleaned(found))` is no address that can be judged.")
    }
    guard let speciality = address.speciality, !hosts.contains(where: { $0.names(address, port: port) }) else { return }
    let place = found == host ? "" : " at `\(found)`"
    throw Failure.notGranted(
      .network, found,
      "`\(TerminalText.cleaned(host))` is \(speciality)\(place), which is reached only where its address is granted.")
  }

  /// - Throws: a ``Failure`` of reason `permission`.
  func checkProgram(_ program: String, needs: [Permission]) throws {
    if program.isCovered(by: grants.withLock { $0.permissions } + needs) { return }
    throw Failure.notGranted(.run, program, "The program `\(Value.cleaned(program))` may not be run.")
  }

  /// A variable that is given to a program.
  /// - Throws: a ``Failure`` of reason `permission` for one that changes what code runs.
  func checkVariable(_ name: String) throws {
    guard ProcessVariable.isName(name) else {
      throw Failure(
        .failed, "`\(Value.cleaned(name))` is no name of a variable.", hint: "write letters, digits and `_`")
    }
    guard ProcessVariable.isDangerous(name) else { return }
    if grants.withLock({ $0.permissions.contains(Permission(.environment, name)) }) { return }
    throw Failure.notGranted(
      .environment, name, "The variable `\(Value.cleaned(name))` may not be set: it changes what a program runs.")
  }

  /// - Throws: a ``Failure`` of reason `permission`.
  func checkSecret(_ name: String, needs: [Permission]) throws {
    let wanted = Permission(.secrets, name)
    if needs.contains(wanted) || grants.withLock({ $0.permissions.contains(wanted) }) { return }
    throw Failure.notGranted(.secrets, name, "The secret `\(Value.cleaned(name))` may not be read.")
  }
}

extension [Permission] {
  fileprivate var hosts: [HostPattern] { compactMap { $0.area == .network ? HostPattern($0.name) : nil } }

  /// Whether what is declared covers what a constant names.
  func covers(_ wanted: Permission) -> Bool {
    switch wanted.area {
    case .network:
      guard let (host, port) = HostPattern.hostAndPort(wanted.name) else { return false }
      return hosts.contains { $0.covers(host: host, port: port) }
    case .run: return wanted.name.isCovered(by: self)
    case .environment, .secrets: return contains(wanted)
    // Of a path that is written, only the run knows where it leads.
    case .read, .write: return contains { $0.area == wanted.area && $0.mayCover(written: wanted.name) }
    }
  }
}

extension String {
  /// A program is granted by just the name or path that is written: `git` is not `./git`, nor `/usr/bin/git`.
  fileprivate func isCovered(by permissions: [Permission]) -> Bool {
    permissions.contains { $0.area == .run && ($0.name == self || $0.name == "*") }
  }
}

extension Failure {
  fileprivate static func isProcess(_ path: String, _ area: Permission.Area) -> Failure {
    Failure(
      .permission,
      "`\(TerminalText.cleaned(path))` is a part of a process and no file, and may not be \(area == .read ? "read" : "written")."
    )
  }

  fileprivate static func notGranted(_ area: Permission.Area, _ name: String, _ message: String) -> Failure {
    Failure(
      .permission, message,
      hint: "declare it under `permissions`: `\(area.rawValue): [\(Permission(area, name).entry)]`")
  }
}
