/// How a run's output is printed where no other form is asked for: a list with one item a line, dictionaries and items of
/// custom types as JSON (in one line inside a list), a file as its path, nothing as nothing at all, everything else as
/// its text.
public enum TextForm {
  /// Without a line break at the end.
  ///
  /// - Throws: a ``Failure`` beyond the limits.
  public static func print(_ value: Value, limits: WritingLimits = WritingLimits()) throws -> String {
    guard case .list(let items) = value else { return try single(value, pretty: true, limits) }
    var output = ""
    for (index, item) in items.enumerated() {
      if index > 0 { output += "\n" }
      output += try single(item, pretty: false, limits)
      try limits.check(bytes: output.utf8.count, depth: 0, form: "text")
    }
    return output
  }

  private static func single(_ value: Value, pretty: Bool, _ limits: WritingLimits) throws -> String {
    switch value {
    case .nothing: ""
    case .dictionary, .record, .list:
      String(decoding: try JSONWriter.write(value, pretty: pretty, limits: limits), as: UTF8.self)
    default: value.text ?? value.portable.text ?? ""
    }
  }
}
