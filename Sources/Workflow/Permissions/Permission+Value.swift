extension Permission {
  /// Whether an entry of `permissions` may be of a type.
  static func isNamed(by kind: Kind, in area: Area) -> Bool {
    switch (kind.element ?? kind.unwrapped, area) {
    case (.text, _), (.any, _): true
    case (.url, .network): true
    case (.file, .read), (.folder, .read), (.image, .read), (.file, .write), (.folder, .write), (.image, .write): true
    default: false
    }
  }

  /// What a value names: a text itself, a url its host and port, a file or folder its path; nothing names nothing.
  /// - Throws: a ``Failure`` for what names nothing of the area.
  static func named(by value: Value, in area: Area) throws -> [Permission] {
    let name: String
    switch value {
    case .nothing: return []
    case .list(let items): return try items.flatMap { try named(by: $0, in: area) }
    case .url(let address): name = address.parts.site ?? address.text
    // Bytes that are nowhere yet name nothing.
    case .file(let file) where file.path == nil, .image(let file) where file.path == nil: return []
    case .file(let file), .image(let file): name = file.path ?? ""
    case .folder(let folder): name = folder.path
    default: name = try value.embedded()
    }
    let permission = Permission(area, name)
    if let (message, hint) = permission.complaint { throw Failure(.permission, message, hint: hint) }
    return [permission]
  }

  /// What a constant argument names, as far as that is known before the run: how a host that is written in an odd way is
  /// read, only the transport knows.
  static func touched(by value: Value, in area: Area) -> [Permission] {
    switch (area, value) {
    case (.network, .list(let items)): return items.flatMap { touched(by: $0, in: area) }
    case (.network, .text(let text)): return Address(text).map { touched(by: .url($0), in: area) } ?? []
    case (.network, .url(let address)):
      let parts = address.parts
      guard let host = parts.host, HostPattern(host) != nil else { return [] }
      return [Permission(.network, "\(host):\(parts.reachedPort)")]
    case (.run, .list(let items)): return items.first.map { touched(by: $0, in: area) } ?? []
    case (.run, .choice(let choice)): return [Permission(.run, choice.label.value)]
    case (.run, .text(let name)): return [Permission(.run, name)]
    case (.read, .list(let items)), (.write, .list(let items)): return items.flatMap { touched(by: $0, in: area) }
    case (.read, .text(let path)), (.write, .text(let path)): return path.isEmpty ? [] : [Permission(area, path)]
    case (.read, .file(let file)), (.write, .file(let file)): return file.path.map { [Permission(area, $0)] } ?? []
    case (.read, .folder(let folder)), (.write, .folder(let folder)): return [Permission(area, folder.path)]
    default: return []
    }
  }
}

extension Address.Parts {
  /// The host, with the port where one is written.
  fileprivate var site: String? { host.map { host in port.map { "\(host):\($0)" } ?? host } }
}
