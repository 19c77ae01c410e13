/// Data in a text, read by the content type of the file that holds it.
public enum StructuredText {
  /// - Throws: a ``Failure`` of reason `conversion` with line and column, or for a content type that holds no data.
  public static func read(_ bytes: [UInt8], of file: File) throws -> Value {
    let name = "The file `\(Value.cleaned(file.name))`"
    if let structure = file.type.structure { return try read(bytes, structure, name: name) }
    // What says nothing of itself, as many servers leave it.
    if ["text/plain", "application/octet-stream"].contains(file.type.name) {
      return try read(bytes, .json, name: name)
    }
    let isPage = ["text/html", "application/xhtml+xml"].contains(file.type.name)
    throw Failure(
      .conversion,
      isPage
        ? "\(name) is a web page, but JSON was expected."
        : "\(name) holds no data that can be read: its content type is `\(file.type.name)`.",
      hint: "JSON, YAML and CSV are read; take its text with `.as(text)`")
  }

  /// - Throws: a ``Failure`` of reason `conversion` with line and column.
  public static func read(_ bytes: [UInt8], _ structure: ContentType.Structure, name: String) throws -> Value {
    switch structure {
    case .json: try JSONReader.read(bytes, name: name)
    case .jsonLines: .list(try JSONReader.readLines(bytes, name: name))
    case .yaml: try YAMLReader.read(bytes, name: name)
    case .csv: .list(try CSVReader.read(bytes, name: name))
    }
  }
}
