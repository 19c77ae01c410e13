import Testing

@Suite("What a pipe gives to a run")
struct PipedInputTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("A file that is not there ends it before the first step", arguments: ["text", "file", "[number]", "image?"])
  func missing(type: String) throws {
    try runner.file("x.yaml", "inputs: { x: { type: \"\(type)\", input: true } }\nsteps: [{ Show Result: ran }]\n")
    let outcome = try runner.run("run", "x.yaml", "--input", "none.txt")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("`none.txt` cannot be") && !outcome.output.contains("ran"))
  }

  @Test(
    "Data in another form than a pipe can have is refused with how to give it",
    arguments: ["[dictionary]", "dictionary"])
  func otherForms(type: String) throws {
    try runner.file(
      "x.yaml",
      """
      inputs:
        x: { type: "\(type)", input: true }
      steps: []
      output: ${x}
      """)
    let outcome = try runner.run("run", "x.yaml", input: "name,age\nRex,3\n")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("`standard input` is not JSON"))
    #expect(outcome.errors.contains("--input data.csv"))
    if type == "[dictionary]" {
      try runner.file("dogs.csv", "name\nRex\n")
      #expect(try runner.run("run", "x.yaml", "--input", "dogs.csv", "--output-type", "jsonl").output.contains("Rex"))
    }
  }

  @Test("An empty pipe is told where nobody can be asked instead")
  func emptyPipe() throws {
    try runner.file("x.yaml", "inputs:\n  x: { type: text, input: true }\nsteps: [{ Text: \"${x}\" }]\n")
    let outcome = try runner.run("run", "x.yaml", input: "")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("Standard input is empty, so that `x` has no value from there. [empty-input]"))
    #expect(try runner.run("run", "x.yaml", "--input", "-", input: "").status == 0)
    try runner.file("y.yaml", "inputs:\n  x: { type: text, input: true, default: a }\nsteps: [{ Text: \"${x}\" }]\n")
    #expect(try runner.run("run", "y.yaml", input: "").errors == "")
  }

  @Test("What is piped in goes to the input that takes it")
  func piped() throws {
    try runner.file(
      "upper.yaml", "inputs:\n  text: { type: text, input: true }\nsteps:\n  - Make Uppercase: ${text}\n")
    try runner.file("hello.txt", "hello")
    #expect(try runner.run("run", "upper.yaml", input: "abc").output == "ABC\n")
    #expect(try runner.run("run", "upper.yaml", "--input", "-", input: "abc").output == "ABC\n")
    #expect(try runner.run("run", "upper.yaml", "--input", "hello.txt", input: "abc").output == "HELLO\n")
    #expect(try runner.run("run", "upper.yaml", "--text", "x", input: "abc").output == "X\n")
  }

  @Test(
    "A file, a pipe and `-` give the same",
    arguments: [
      ("[text]", "a\nb\n", "txt", #"["a","b"]"#), ("text", "a\nb\n", "txt", #""a\nb""#),
      ("any", #"{"a": 1}"# + "\n", "json", #"{"a":1}"#), ("any", "plain\n", "txt", #""plain""#),
      ("[dictionary]", "{\"a\": 1}\n{\"a\": 2}\n", "jsonl", #"[{"a":1},{"a":2}]"#),
      ("[dictionary]", #"[{"a": 1}]"#, "json", #"[{"a":1}]"#), ("dictionary", "{\n\"a\": 1}", "json", #"{"a":1}"#),
      ("number", "12\n", "txt", "12"),
      ("Item", #"{"name": "a", "size": "1", "other": 2}"#, "json", #"{"name":"a","size":1}"#),
      (
        "[Item]", "{\"name\": \"a\"}\n{\"name\": \"b\"}\n", "jsonl",
        #"[{"name":"a","size":null},{"name":"b","size":null}]"#
      ),
    ])
  func sameInput(type: String, bytes: String, ending: String, json: String) throws {
    try runner.file(
      "x.yaml",
      "types: { Item: { properties: { name: text, size: number? } } }\ninputs:\n  x: { type: \"\(type)\", input: true }\nsteps: []\noutput: ${x}\n"
    )
    try runner.file("in." + ending, bytes)
    for words in [["--input", "in." + ending], ["--input", "-"], []] {
      let outcome = try runner.shell(
        "$RUNNER run x.yaml --output-type jsonl \(words.joined(separator: " ")) < in.\(ending)")
      #expect(outcome.output.split(separator: "\n").joined(separator: ",") == json.trimmingItems, "\(words) \(outcome)")
    }
  }

  @Test func `what is no text and what is too much are refused as input`() throws {
    try runner.file("x.yaml", "inputs:\n  x: { type: text, input: true }\nsteps: [{ Text: \"${x}\" }]\n")
    let outcome = try runner.shell("printf '\\377' | $RUNNER run x.yaml")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("UTF-8"))
    let long = try runner.shell("head -c 67108865 /dev/zero | $RUNNER run x.yaml")
    #expect(long.status == 65)
    #expect(long.errors.contains("Standard input is longer than 64 MB."))
  }

  @Test(
    "A secret is one from a pipe, too, and is not told",
    arguments: ["secret", "[secret]", "{ type: secret, length: 3 }"])
  func secrets(type: String) throws {
    let declaration = type.hasPrefix("{") ? "{ input: true, " + type.dropFirst() : "{ input: true, type: \"\(type)\" }"
    try runner.file("s.yaml", "inputs: { x: \(declaration) }\nsteps: [{ Text: taken }]\n")
    let outcome = try runner.run("run", "s.yaml", "--no-input", input: "hunter2-pass\n")
    #expect(outcome.status == (type.contains("length") ? 65 : 0), "\(outcome)")
    #expect(!(outcome.output + outcome.errors).contains("hunter2"), "\(outcome)")
  }
}

extension String {
  /// The items of a list in JSON, as lines of JSON give them.
  fileprivate var trimmingItems: String { hasPrefix("[") ? String(dropFirst().dropLast()) : self }
}
