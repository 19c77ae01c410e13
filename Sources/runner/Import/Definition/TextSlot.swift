/// What stands in a slot of a text: an expression for `${plant}`, and one for each `${plant.name}`.
struct TextSlot {
  let expression: String
  /// By the names of the properties in the file.
  private(set) var properties: [String: String] = [:]

  /// A value that may stand there as it is, as the name of a parameter in a summary.
  init(_ expression: String) { self.expression = expression }

  /// A value that becomes text.
  init(embedding name: String, _ type: ImportedType, isMultiple: Bool, mayBeNothing: Bool = false) {
    expression = TextSlot.text(
      of: name, isList: isMultiple, isFile: type.family == .file, mayBeNothing: mayBeNothing)
    for (written, property) in type.properties {
      if !isMultiple {
        properties[written] = TextSlot.text(
          of: name + (mayBeNothing ? "?." : ".") + property.name, isList: property.isMultiple, isFile: property.isFile,
          mayBeNothing: mayBeNothing)
      } else if !property.isMultiple {
        // That of a list is a list; of a list of lists there is no text.
        let list = mayBeNothing ? "(\(name) ?? [])" : name
        properties[written] = TextSlot.text(
          of: list + "." + property.name, isList: true, isFile: property.isFile, mayBeNothing: false)
      }
    }
  }

  /// Of a list its items, of a file its name, of what may be nothing an empty text.
  private static func text(of value: String, isList: Bool, isFile: Bool, mayBeNothing: Bool) -> String {
    if isList {
      return (mayBeNothing ? "(\(value) ?? [])" : value) + (isFile ? ".name" : "") + ".join(', ')"
    }
    let name = isFile ? (mayBeNothing ? "?.name" : ".name") : ""
    return value + name + (mayBeNothing ? " ?? ''" : "")
  }
}
