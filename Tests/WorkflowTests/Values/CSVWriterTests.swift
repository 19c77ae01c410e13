import Testing
import Workflow

struct CSVWriterTests {
  @Test(
    "Lists of every kind become rows",
    arguments: [
      ([["a": 1, "b": "x"], ["b": "y,z", "c": true]], "a,b,c\r\n1,x,\r\n,\"y,z\",true\r\n"),
      ([[1, 2], [3, 4]], "1,2\r\n3,4\r\n"),
      (["x", "say \"hi\"", "two\nlines"], "x\r\n\"say \"\"hi\"\"\"\r\n\"two\nlines\"\r\n"),
      (["a": [1, 2]], "a\r\n\"[1,2]\"\r\n"), (.list([ConversionTests.alien]), "id,title\r\n348,Alien\r\n"), ([], ""),
      ("x", "x\r\n"),
    ] as [(Value, String)])
  func write(value: Value, text: String) throws {
    #expect(try CSVWriter.write(value) == text)
  }

  @Test("Texts of any characters read back")
  func roundTrip() throws {
    let texts = ["", "a", "a,b", "\"", "a\r\nb", "\n", " ", "é"]
    let value = Value.list(texts.map { ["a": .text($0), "b": "x"] })
    #expect(Value.list(try CSVReader.read(Array(try CSVWriter.write(value).utf8))).isEqual(to: value))
  }
}
