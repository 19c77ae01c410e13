import Workflow

/// Makes types of the custom types of an intent definition file.
struct TypeImport {
  /// Types build on one another up to 64 levels.
  private static let heightLimit = 60

  private(set) var entries: [Outline.Entry] = []
  private let types: [String: IntentType]
  private let names: DefinitionNames
  private let texts: ImportedTexts
  /// How many levels each type builds on, as far as is known.
  private var heights: [String: Int] = [:]
  private var inWork: Set<String> = []

  init(_ file: IntentFile, _ names: DefinitionNames, _ texts: ImportedTexts) {
    types = Dictionary(file.types.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.names = names
    self.texts = texts
    var cut: [String: Set<Int>] = [:]
    for type in file.types { _ = height(of: type.name, at: 0, &cut) }
    // Of two types of one name, the first is the one that others mean.
    entries = zip(file.types, names.typeNames).map { entry($0, $1, cut: cut.removeValue(forKey: $0.name) ?? []) }
  }

  /// - Parameter cut: gets the places of the properties, by their types, that would lead back to the type itself or too
  ///   deep.
  private mutating func height(of name: String, at depth: Int, _ cut: inout [String: Set<Int>]) -> Int {
    if let known = heights[name] { return known }
    guard let type = types[name] else { return 0 }
    inWork.insert(name)
    var height = 1
    for (place, property) in type.properties.enumerated() {
      guard let object = property.type.object, types[object] != nil else { continue }
      let isTooDeep = depth + 1 + (heights[object] ?? 0) > TypeImport.heightLimit
      if inWork.contains(object) || isTooDeep {
        cut[name, default: []].insert(place)
      } else {
        height = max(height, self.height(of: object, at: depth + 1, &cut) + 1)
      }
    }
    inWork.remove(name)
    heights[name] = height
    return height
  }

  private func entry(_ type: IntentType, _ name: String, cut: Set<Int>) -> Outline.Entry {
    var notes: [ImportNote] = []
    if name != type.name { notes.append(.isRenamed("INTypeName", type.name, to: name, of: type.name)) }
    notes += type.untaken.map { .isUnknown($0, of: type.name) }
    var book = NameBook.ofParameters
    var properties: [Outline.Entry] = []
    var display: String?
    var hasIdentifier = false
    for (place, property) in type.properties.enumerated() {
      let own = book.name(property.name)
      if property.isSpeech { continue }
      let isIdentifier = property.name == "identifier" && !hasIdentifier
      if isIdentifier { hasIdentifier = true }
      if property.name == "displayString", display == nil {
        let type = ImportedType(property.type, names: names)
        display = TextSlot(embedding: own, type, isMultiple: property.type.isMultiple).expression
      }
      properties.append(
        entry(property, own, of: type.name, isIdentifier: isIdentifier, isCut: cut.contains(place)))
    }
    if properties.isEmpty { properties.append(Outline.Entry("identifier", .plain("text"))) }
    var parts: [Outline.Entry] = []
    if let title = type.title, title.text != name, title.text != Words(name).capitalized {
      parts.append(Outline.Entry("title", .text(texts.written(title).text)))
    }
    if let display { parts.append(Outline.Entry("display", .text("${\(display)}"))) }
    parts.append(Outline.Entry("properties", .mapping(properties)))
    return Outline.Entry(name, .mapping(parts), notes: notes)
  }

  private func entry(
    _ property: IntentType.Property, _ name: String, of owner: String, isIdentifier: Bool, isCut: Bool
  ) -> Outline.Entry {
    let place = "\(owner).\(property.name)"
    var notes = property.untaken.map { ImportNote.isUnknown($0, of: place) }
    if name != property.name {
      notes.append(.isRenamed("INTypePropertyName", property.name, to: name, of: place))
    }
    var type = ImportedType(property.type, names: names)
    if isCut {
      type = ImportedType(
        "text", .text, remark: "becomes a text, its identifier: a type cannot hold itself, nor be nested so deep")
    }
    if let remark = type.remark { notes.append(ImportNote("INTypePropertyType", of: place, remark)) }
    var parts = [Outline.Entry("type", type.written(isMultiple: property.type.isMultiple))]
    if let title = property.title, title.text != Words(name).capitalized {
      parts.append(Outline.Entry("title", .text(texts.written(title).text)))
    }
    if isIdentifier { parts.append(Outline.Entry("identifier", .plain("true"))) }
    return Outline.Entry(name, parts.count == 1 ? parts[0].value : .mapping(parts), notes: notes)
  }
}
