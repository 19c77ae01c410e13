import Testing
import Workflow

@testable import runner

@Suite("Names of imported parameters, types and cases")
struct NameBookTests {
  @Test(
    "A name that the language takes stays, and any other is made one",
    arguments: [
      ("bell", "bell"), ("index", "index_"), ("not", "not_"), ("my-name", "my_name"), ("2nd", "_2nd"), ("", "_"),
      ("日本", "日本"), ("a b", "a_b"), ("x\u{202E}", "x_"), ("${a}", "__a_"),
    ])
  func parameter(written: String, name: String) {
    var book = NameBook.ofParameters
    #expect(book.name(written) == name)
    #expect(name.isName && !Keyword.reservedNames.contains(name))
  }

  @Test("Of equal names each has its own")
  func equal() {
    var book = NameBook.ofParameters
    #expect(
      ["a", "a", "a", "a_", "index", "index"].map { book.name($0) } == ["a", "a_", "a_2", "a__", "index_", "index_2"])
    #expect(["Tea", "Tea", "Tea"].map { book.title($0) } == ["Tea", "Tea 2", "Tea 3"])
  }

  @Test(
    "A type begins with a capital", arguments: [("plant", "Plant"), ("Plant", "Plant"), ("日本", "Type日本"), ("", "Type")])
  func type(written: String, name: String) {
    var book = NameBook()
    #expect(book.typeName(written) == name)
  }

  @Test(
    "A case may begin with a digit and hold a dash",
    arguments: [("2nd", "2nd"), ("a-b", "a-b"), ("a b", "a_b"), ("", "_")])
  func choice(written: String, name: String) {
    var book = NameBook()
    #expect(book.caseName(written) == name)
  }

  @Test("Twenty thousand equal names are quick")
  func many() {
    var book = NameBook()
    #expect(Set((0..<20_000).map { _ in book.name("a") }).count == 20_000)
  }
}
