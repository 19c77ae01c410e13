#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The zone of this machine: from `TZ`, else from where `/etc/localtime` leads, else UTC.
public struct MachineZone: Sendable {
  public let zone: Moment.Zone
  /// What `TZ` says, where that is no zone and UTC stands for it.
  public let misunderstood: String?

  public static let shared = MachineZone(variable: getenv("TZ").map { String(cString: $0) })

  /// - Parameter variable: what `TZ` says, if it is set.
  public init(variable: String?) {
    guard let variable else {
      (zone, misunderstood) = (MachineZone.linkTarget("/etc/localtime").flatMap(MachineZone.zone(ofPath:)) ?? .utc, nil)
      return
    }
    // POSIX allows a colon before the name of a file, and takes nothing for UTC.
    let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    let zone = name.isEmpty ? .utc : MachineZone.zone(named: name)
    self.zone = zone ?? .utc
    misunderstood = zone == nil ? variable : nil
  }

  private static func zone(named name: String) -> Moment.Zone? {
    if let zone = zone(ofPath: name) { return zone }
    if name == "UTC" { return .utc }
    guard isName(name) else { return posixZone(name) }
    // Foundation would tell too, and takes its time to start.
    if isZoneFile("/usr/share/zoneinfo/" + name) { return .named(name) }
    if name.utf8.contains(where: { 0x30...0x39 ~= $0 }) { return posixZone(name) }
    return Moment.Zone(name: name)
  }

  /// `…/zoneinfo/Europe/Berlin` is `Europe/Berlin`.
  private static func zone(ofPath path: String) -> Moment.Zone? {
    let parts = path.split(separator: "/")
    guard let folder = parts.firstIndex(of: "zoneinfo") else { return nil }
    let name = parts[(folder + 1)...].joined(separator: "/")
    return isName(name) ? name == "UTC" ? .utc : .named(name) : nil
  }

  /// A folder there is a part of the world, and no zone.
  private static func isZoneFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func isName(_ name: String) -> Bool {
    name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || "/_+-".contains($0) }
  }

  private static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }
}

// MARK: - POSIX

extension MachineZone {
  /// `CET-1`, `UTC+5`, `<+0530>-5:30`: a word, and how far *west* of UTC it is. Rules for summer time are not read.
  /// See chapter 8.3 of POSIX, Other Environment Variables.
  private static func posixZone(_ text: String) -> Moment.Zone? {
    var rest = text[...]
    if rest.hasPrefix("<") {
      guard let end = rest.firstIndex(of: ">") else { return nil }
      rest = rest[rest.index(after: end)...]
    } else {
      let word = rest.prefix { $0.isLetter }
      guard word.count >= 3 else { return nil }
      rest = rest[word.endIndex...]
    }
    let isEast = rest.hasPrefix("-")
    if isEast || rest.hasPrefix("+") { rest = rest.dropFirst() }
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.count <= 2 && part.allSatisfy(\.isWholeNumber) ? Int32(part) : nil }
    guard numbers.count == parts.count, 1...3 ~= parts.count, numbers[0] <= 24,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return .offset(isEast ? seconds : -seconds)
  }
}
