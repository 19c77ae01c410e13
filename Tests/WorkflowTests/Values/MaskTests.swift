import Testing
import Workflow

struct MaskTests {
  private static let mask: Mask = {
    let mask = Mask()
    for secret in ["s3cr/t \"key\"", "s3cr/t", "line one\nline two", "abc"] { mask.add(Secret(secret)) }
    return mask
  }()

  @Test(
    "A secret is masked however it is written",
    arguments: [
      ("as it is: s3cr/t \"key\".", "as it is: ***."),
      ("the longer one first: s3cr/t and s3cr/t \"key\"", "the longer one first: *** and ***"),
      ("in a URL: ?k=s3cr%2Ft%20%22key%22&a", "in a URL: ?k=***&a"),
      ("in a URL of others: ?k=s3cr%2ft", "in a URL of others: ?k=***"),
      ("in a form: k=s3cr%2Ft+%22key%22", "in a form: k=***"),
      (#"in JSON: {"k":"s3cr/t \"key\""}"#, #"in JSON: {"k":"***"}"#),
      (#"with escaped slashes: s3cr\/t \"key\""#, "with escaped slashes: ***"),
      ("in CSV: \"s3cr/t \"\"key\"\"\"", "in CSV: \"***\""),
      ("in HTML: s3cr/t &quot;key&quot;", "in HTML: ***"),
      ("one of its lines: line two", "one of its lines: ***"),
      ("cut: a line o…", "cut: a ***…"),
      ("what is cut too short says nothing: s3c…", "what is cut too short says nothing: s3c…"),
      ("what is short is no secret to find: abc", "what is short is no secret to find: abc"),
      ("nothing", "nothing"), ("", ""),
    ])
  func masks(text: String, masked: String) {
    #expect(MaskTests.mask.masked(text) == masked)
  }

  @Test(
    "In Base64 it is found whatever stands before it",
    arguments: [
      ("Y29ycmVjdCBob3JzZQ==", "***"), ("YWNvcnJlY3QgaG9yc2U=", "Y***"), ("YWJjb3JyZWN0IGhvcnNl", "Y***"),
      ("YWJjY29ycmVjdCBob3JzZQ==", "Y***"), ("dXNlcjpjb3JyZWN0IGhvcnNl", "dXNlc***"),
    ])
  func base64(encoded: String, masked: String) {
    let mask = Mask()
    mask.add(Secret("correct horse"))
    #expect(mask.masked("Basic \(encoded)") == "Basic \(masked)")
  }

  @Test("As other programs write it in JSON and HTML", arguments: [#"p\u00e4ss"#, #"p\u00E4ss"#, "&#x27;b&lt;c"])
  func otherForms(form: String) {
    let mask = Mask()
    mask.add(Secret("päss"))
    mask.add(Secret("'b<c"))
    #expect(mask.masked("<\(form)>") == "<***>")
  }

  @Test func `values are masked where they hold text`() throws {
    let secret = "s3cr/t"
    let value = Value.dictionary(
      OrderedDictionary([
        ("list", .list([.text("a s3cr/t"), .integer(4)])),
        ("url", Address("https://x.org/?k=s3cr%2Ft").map(Value.url) ?? .nothing), ("s3cr/t", .secret(Secret(secret))),
      ]))
    #expect(
      try JSONWriter.text(MaskTests.mask.masked(value))
        == #"{"list":["a ***",4],"url":"https://x.org/?k=***","***":"***"}"#)
  }

  @Test func `secrets are found inside of values`() {
    let mask = Mask()
    mask.add(secretsIn: .dictionary(OrderedDictionary([("a", .list([.secret(Secret("hidden"))]))])))
    #expect(mask.masked("it is hidden") == "it is ***")
  }

  @Test func `without a secret nothing changes`() {
    #expect(Mask().isEmpty)
    #expect(Mask().masked("a…") == "a…")
  }
}
