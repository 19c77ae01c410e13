import Testing
import Workflow

struct CSVReaderTests {
  @Test(
    "Rows become dictionaries of texts",
    arguments: [
      ("a,b\n1,2\n", [["a": "1", "b": "2"]]), ("a,b\r\n1,2\r\n3,4", [["a": "1", "b": "2"], ["a": "3", "b": "4"]]),
      ("a\n\"x,\"\"y\"\"\nz\"\n", [["a": "x,\"y\"\nz"]]), ("\u{FEFF}a\n1\n", [["a": "1"]]),
      ("a,b\n,\n", [["a": "", "b": ""]]),
      ("a\n\n1\n\n", [["a": "1"]]), ("", []), ("a,b\n", []), ("a,b\nx y, z \n", [["a": "x y", "b": " z "]]),
      ("a\nb\"c\n", [["a": "b\"c"]]),
    ] as [(String, Value)])
  func read(text: String, expected: Value) throws {
    #expect(Value.list(try CSVReader.read(Array(text.utf8))).isEqual(to: expected))
  }

  @Test(
    "What is no CSV says its line",
    arguments: [("a,b\n1\n", 2), ("a\n1\n2,3\n", 3), ("a,a\n", 1), ("a\n\"x\n", 2), ("a\n\"x\ny\"z\n", 3)])
  func refuse(text: String, line: Int) {
    #expect {
      try CSVReader.read(Array(text.utf8))
    } throws: { error in
      guard case .dictionary(let data)? = (error as? Failure)?.data else { return false }
      return data["line"]?.isEqual(to: Value(line)) == true
    }
  }

  @Test("Rows can be read without names, and with another separator")
  func rows() throws {
    let rows = Value.list(try CSVReader.readRows(Array("a;b\n1;2".utf8), separator: ";"))
    #expect(rows.isEqual(to: [["a", "b"], ["1", "2"]]))
  }
}
