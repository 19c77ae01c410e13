internal import CustomTypes
internal import Workflow

/// A file with a list of people: YAML, JSON or CSV, each with a `name`, and a `job` and an `icon` if it likes.
struct PeopleFile {
  let file: File

  /// - Throws: a ``Failure`` that says which person is wrong, and why.
  func people(in context: Context) throws -> [Person] {
    let rows = try Value.file(file).converted(to: .list(.dictionary), read: { try context.read($0) })
    return try [OrderedDictionary](value: rows).enumerated().map { try person($1, number: $0 + 1) }
  }

  private func person(_ row: OrderedDictionary, number: Int) throws -> Person {
    guard let name = row["name"]?.text, !name.isEmpty else { throw Failure.noName(number, in: file) }
    let icon = row["icon"]?.text ?? "person"
    if SymbolTable.symbol(named: icon) == nil { throw Failure.noSymbol(icon, of: name) }
    return Person(name: name, job: row["job"]?.text ?? "", icon: icon)
  }
}

extension Failure {
  fileprivate static func noName(_ number: Int, in file: File) -> Failure {
    Failure(
      .conversion, "Person \(number) in `\(file.name)` has no name.",
      hint: "each person is written as `name: Sarah Love`")
  }

  fileprivate static func noSymbol(_ symbol: String, of name: String) -> Failure {
    Failure(
      .failed, "Couldn't create the user image for \(name). \"\(symbol)\" may not be a valid symbol name.",
      hint: "write a symbol such as `person`, `car` or `book`")
  }
}
