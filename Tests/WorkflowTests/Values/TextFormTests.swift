import Testing
import Workflow

struct TextFormTests {
  @Test(
    "Outputs are printed as a person reads them",
    arguments: [
      ("x", "x"), (12, "12"), (.nothing, ""), (["a", 1, true], "a\n1\ntrue"), ([], ""), (["a": 1], "{\n  \"a\": 1\n}"),
      ([["a": 1], ["a": 2]], "{\"a\":1}\n{\"a\":2}"),
      (ConversionTests.alien, "{\n  \"id\": 348,\n  \"title\": \"Alien\"\n}"),
      (.file(File(path: "/tmp/a")), "/tmp/a"), (.secret(Secret("s")), "***"),
      (.choice(ConversionTests.state.cases[1]), "Not Planned"),
    ] as [(Value, String)])
  func print(value: Value, text: String) throws {
    #expect(try TextForm.print(value) == text)
  }
}
