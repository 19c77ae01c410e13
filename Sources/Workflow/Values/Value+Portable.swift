extension Value {
  /// The value in the types that JSON, YAML and CSV know: an enum as the name of its case, dates in ISO 8601, durations
  /// in their canonical form, an item of a custom type as a dictionary of its properties, a file as its path or, where
  /// it has none, its name, a secret as `***`. What is inside stays as it is.
  var portable: Value {
    switch self {
    case .nothing, .boolean, .integer, .number, .text, .list, .dictionary: self
    case .duration(let span): .text(span.description)
    case .date(let moment): .text(moment.description)
    case .day(let day): .text(day.description)
    case .time(let time): .text(time.description)
    case .url(let address): .text(address.text)
    case .file(let file), .image(let file): .text(file.path ?? file.name)
    case .folder(let folder): .text(folder.path)
    case .choice(let choice): .text(choice.label.name)
    case .record(let record): .dictionary(record.dictionary)
    case .secret: .text("***")
    }
  }
}

/// What a written form may take, so that a small value that holds another a thousand times, which holds a third a
/// thousand times, does not fill the memory; and how deep it may go, as every level costs a frame of the stack.
public struct WritingLimits: Sendable {
  public var bytes = 64 << 20
  public var depth = Extent.depthLimit

  public init() {}

  func check(bytes count: Int, depth: Int, form: String) throws {
    if count > bytes {
      throw Failure(.limit, "The value is larger than \(ByteLimit(bytes)) when it is written as \(form).")
    }
    if depth > self.depth {
      throw Failure(
        .limit, "The value nests lists and dictionaries too deeply to be written as \(form).",
        hint: "\(self.depth) levels are written")
    }
  }
}
