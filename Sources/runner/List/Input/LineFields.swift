/// How lines are taken apart into fields, and what is done with those.
struct LineFields: Sendable, Equatable {
  /// Between fields; white space where nothing is said.
  var delimiter: [UInt8]?
  /// The fields that queries look at; all where none are named.
  var searched: [FieldRange] = []
  /// The fields that are shown, in this order; the line as it is where none are named.
  var shown: [FieldRange] = []

  /// A field, with what divides it from the next behind its text.
  struct Field {
    var text: ArraySlice<UInt8>
    var division: ArraySlice<UInt8>
  }

  /// The fields of a line. White space before the first belongs to its text, so that nothing of the line is lost.
  func fields(of line: ArraySlice<UInt8>) -> [Field] {
    var fields: [Field] = []
    var start = line.startIndex
    while start < line.endIndex {
      let begun = delimiter == nil ? line[start...].firstIndex { !LineFields.isSpace($0) } ?? line.endIndex : start
      let division = division(in: line[begun...])
      fields.append(Field(text: line[start..<division.lowerBound], division: line[division]))
      start = division.upperBound
    }
    // Behind the last delimiter there is one more, without text.
    if delimiter != nil, fields.last?.division.isEmpty == false {
      fields.append(Field(text: line[line.endIndex...], division: []))
    }
    return fields
  }

  /// What is shown of a line, as fields.
  func shownFields(of line: ArraySlice<UInt8>) -> [Field] {
    let fields = fields(of: line)
    if shown.isEmpty { return fields }
    var chosen = shown.flatMap { fields[$0.indices(of: fields.count)] }
    if let last = chosen.indices.last { chosen[last].division = [] }
    // The fields are those of what is shown from now on.
    return self.fields(of: chosen.flatMap { $0.text + $0.division }[...])
  }

  /// The parts of a line that queries look at, as many for each line.
  ///
  /// A delimiter belongs to the field before it, but not at the end of the last part, so that `a$` finds what ends there.
  func parts(of fields: [Field]) -> [FieldPart] {
    searched.enumerated().map { index, range in
      let indices = range.indices(of: fields.count)
      guard delimiter != nil, let last = indices.last else { return FieldPart(indices: indices) }
      if index < searched.count - 1 { return FieldPart(indices: indices, hasDivision: true) }
      let isEmpty = fields[last].text.isEmpty && fields[last].division.isEmpty
      return FieldPart(indices: isEmpty && indices.count > 1 ? indices.dropLast() : indices)
    }
  }

  private func division(in rest: ArraySlice<UInt8>) -> Range<Int> {
    guard let delimiter, let first = delimiter.first else {
      let start = rest.firstIndex(where: LineFields.isSpace) ?? rest.endIndex
      return start..<(rest[start...].firstIndex { !LineFields.isSpace($0) } ?? rest.endIndex)
    }
    var start = rest.startIndex
    while let found = rest[start...].firstIndex(of: first) {
      if rest[found...].starts(with: delimiter) { return found..<found + delimiter.count }
      start = found + 1
    }
    return rest.endIndex..<rest.endIndex
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
