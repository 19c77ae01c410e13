import Testing
import Workflow

struct ValueTextTests {
  @Test(
    "What has no text cannot be embedded, and says what to write",
    arguments: [
      (.nothing, "`x` is nothing", "x ?? ''"), ([1, 2], "a list of 2 items", ".join(', ')"),
      (["a": 1], "dictionary", ".json()"),
      (.file(File(path: "/tmp/a.txt")), "the file `a.txt`", "`x.path` or `x.name`"),
      (.folder(Folder("/tmp")), "folder", ".path"),
      (.secret(Secret("s3cret")), "a secret", "headers"),
    ] as [(Value, String, String)])
  func refuse(value: Value, message: String, hint: String) {
    #expect {
      try value.embedded(as: "x")
    } throws: { error in
      guard let failure = error as? Failure else { return false }
      return failure.message.contains(message) && failure.hint?.contains(hint) == true
        && !failure.message.contains("s3cret")
    }
  }

  @Test("A list is shown with one item a line, nothings left out")
  func shown() throws {
    #expect(try Value.list(["a", 1, .nothing, ConversionTests.alien]).shown() == "a\n1\nAlien")
    #expect(throws: Failure.self) { try Value.list([["a": 1]]).shown() }
  }

  @Test(
    "Short forms are one clean line of about forty characters",
    arguments: [
      (.text(String(repeating: "x", count: 50)), String(repeating: "x", count: 40) + "…"),
      ("a\nb\u{1B}[2J", "a⏎b\u{FFFD}[2J"),
      ([1, 2, 3], "[1, 2, 3]"), ([], "[]"), ([:], "{}"), (["a": "b"], "{ a: b }"), (.secret(Secret("s")), "***"),
      (.nothing, "nothing"),
      (ConversionTests.alien, "Alien"), (.file(File(path: "/tmp/a.txt")), "a.txt"), (2.5, "2.5"),
    ] as [(Value, String)])
  func shortForm(value: Value, text: String) {
    #expect(value.shortForm == text)
  }

  @Test("A value that holds itself many times over has a short form at once")
  func bomb() {
    var value: Value = ["lol"]
    for _ in 0..<60 { value = .list(Array(repeating: value, count: 9)) }
    #expect(value.shortForm.count < 200)
  }
}

struct ValueDisplayTests {
  @Test(
    "Everything has a name to be shown by",
    arguments: [
      (["id": 7, "title": "Alien", "year": 1979], "Alien", "7 · 1979"), (["a": ["x"], "b": "first"], "first", nil),
      (["name": "A", "title": "B", "subtitle": "s"], "A", "s"), (["a": [1]], "{ a: [1] }", nil),
      (ConversionTests.alien, "Alien", nil),
      (.choice(ConversionTests.state.cases[1]), "Not Planned", nil), ([1, 2], "2 items", "[1, 2]"),
      ([1], "1 item", "[1]"), (12, "12", nil),
      (.folder(Folder("/tmp/x/")), "x", "/tmp/x/"), (.file(File(path: "/tmp/a.txt")), "a.txt", "/tmp/a.txt"),
      (.secret(Secret("s")), "***", nil),
    ] as [(Value, String, String?)])
  func display(value: Value, name: String, subtitle: String?) {
    #expect(value.display.name == name)
    #expect(value.display.subtitle == subtitle)
  }

  @Test("A picture is its own thumbnail, and a dictionary may name one")
  func thumbnail() {
    #expect(Value.image(File(path: "/tmp/a.png")).display.thumbnail == .path("/tmp/a.png"))
    let dictionary: Value = ["name": "A", "icon": "car", "job": "Driver"]
    #expect(dictionary.display.thumbnail == .symbol("car"))
    #expect(dictionary.display.subtitle == "Driver")
  }
}
