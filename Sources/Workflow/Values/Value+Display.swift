extension Value {
  /// How the value is shown in a list, a card or a question.
  ///
  /// A dictionary is shown by the first of its keys `display`, `name`, `title`, `label` that holds something with a
  /// text, or else by its first such value. Its subtitle is `subtitle`, or else up to three of the other values that
  /// have a text; its thumbnail is `thumbnail`, `icon` or `image`.
  public var display: DisplayRepresentation {
    switch self {
    case .record(let record): record.display
    case .choice(let choice): choice.display
    case .dictionary(let dictionary): dictionary.display
    case .list(let items):
      DisplayRepresentation(
        items.count == 1 ? "1 item" : "\(items.count) items", subtitle: items.isEmpty ? nil : shortForm,
        thumbnail: .symbol("list.bullet"))
    case .file(let file), .image(let file): file.display
    case .folder(let folder):
      DisplayRepresentation(folder.name, subtitle: folder.path, thumbnail: .symbol("folder"))
    case .nothing: DisplayRepresentation("nothing")
    case .secret: DisplayRepresentation("***")
    default: DisplayRepresentation(text ?? shortForm)
    }
  }
}

extension EnumKind.Case {
  public var display: DisplayRepresentation {
    let label = label
    return DisplayRepresentation(
      label.title, subtitle: label.subtitle, thumbnail: label.thumbnail, synonyms: label.synonyms)
  }
}

extension File {
  fileprivate var display: DisplayRepresentation {
    let picture: Thumbnail? = type.isImage ? path.map(Thumbnail.path) ?? .data(self) : nil
    return DisplayRepresentation(name, subtitle: path ?? type.name, thumbnail: picture ?? .symbol("doc"))
  }
}

extension OrderedDictionary {
  private static let nameKeys = ["display", "name", "title", "label"]
  private static let thumbnailKeys = ["thumbnail", "icon", "image"]

  fileprivate var display: DisplayRepresentation {
    let named = OrderedDictionary.nameKeys.first { self[$0]?.text != nil } ?? keys.first { self[$0]?.text != nil }
    guard let named, let name = self[named]?.text else {
      return DisplayRepresentation(Value.dictionary(self).shortForm)
    }
    let thumbnailKey = OrderedDictionary.thumbnailKeys.first { self[$0]?.text != nil }
    return DisplayRepresentation(
      name, subtitle: self["subtitle"]?.text ?? rest(without: [named, thumbnailKey]),
      thumbnail: thumbnailKey.flatMap { self[$0]?.text }.map(Thumbnail.init))
  }

  private func rest(without shown: [String?]) -> String? {
    var parts: [String] = []
    for (key, value) in self where !shown.contains(key) {
      if parts.count == 3 { break }
      if let text = value.text, !text.isEmpty { parts.append(text) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}
