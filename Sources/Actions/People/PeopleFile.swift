internal import CustomTypes
internal import Workflow

/// A file with a list of people: YAML, JSON or CSV, each with a `name`, and a `job` and an `icon` if it likes.
struct PeopleFile {
  let file: File

  /// - Throws: a ``Failure`` that says which person is wrong, and why.
  func people(in context: Context) throws -> [Person] {
    try PersonalRow.rows(of: file, each: "Person", in: context).map { row in
      guard let name = row.text("name") else { throw Failure.noName(row) }
      let icon = row.row["icon"]?.text ?? "person"
      if SymbolTable.symbol(named: icon) == nil { throw Failure.noSymbol(icon, of: name) }
      return Person(name: name, job: row.text("job") ?? "", icon: icon)
    }
  }
}

extension Failure {
  fileprivate static func noName(_ row: PersonalRow) -> Failure {
    Failure(.conversion, "\(row.title) has no name.", hint: "each person is written as `name: Sarah Love`")
  }

  fileprivate static func noSymbol(_ symbol: String, of name: String) -> Failure {
    Failure(
      .failed, "Couldn't create the user image for \(name). \"\(symbol)\" may not be a valid symbol name.",
      hint: "write a symbol such as `person`, `car` or `book`")
  }
}
