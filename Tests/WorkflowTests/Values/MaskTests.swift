import Foundation
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
      ("in capitals: S3CR/T \"KEY\", S3cr%2Ft", "in capitals: ***, ***"),
      (#"in JSON in JSON: {"a":"{\"k\":\"s3cr/t \\\"key\\\"\"}"}"#, #"in JSON in JSON: {"a":"{\"k\":\"***\"}"}"#),
      (#"in JSON in a URL: ?k=s3cr%2Ft%20%5C%22key%5C%22"#, "in JSON in a URL: ?k=***"),
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

  @Test("In Base64 of many lines it is found wherever it stands", arguments: ["\n", "\r\n", "\n  ", #"\n"#, " / "])
  func brokenBase64(lineBreak: String) {
    let (mask, secret) = (Mask(), "correct horse battery")
    mask.add(Secret(secret))
    for offset in 0..<80 {
      let text = String(repeating: "x", count: offset) + secret + "yz"
      let lines = Data(text.utf8).base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed])
      let masked = mask.masked(lines.replacing("\n", with: lineBreak))
      #expect(masked.contains("***"), "\(offset)")
      // Nothing of what is left can be decoded to a part of it.
      let digits = Array(masked.replacing(lineBreak, with: "").filter { $0 != "*" && $0 != "=" })
      for shift in 0..<4 {
        let rest = String(digits.dropFirst(shift))
        let decoded = Data(base64Encoded: rest + String(repeating: "A", count: (4 - rest.count % 4) % 4)) ?? Data()
        #expect(!String(decoding: decoded, as: UTF8.self).contains("orrect"), "\(offset)")
      }
    }
  }

  @Test(
    "A quotation that was cut out of a secret is masked",
    arguments: [
      ("found `xs3cr3t/T0ke…` in line 1.", "found `x***…` in line 1."),
      ("found `s3cr3t` in line 1.", "found `***` in line 1."),
      ("found `3t/T0k` in line 1.", "found `***` in line 1."),
      ("found `/T0ken, ` in line 1.", "found `***, ` in line 1."),
      ("found `a`b: s3cr3t/T` in line 1.", "found `a`b: ***` in line 1."),
      ("found `S3CR` in line 1.", "found `***` in line 1."),
      ("found `s3c` in line 1.", "found `s3c` in line 1."),
      ("no quotation of s3cr3t", "no quotation of s3cr3t"),
    ])
  func cut(message: String, masked: String) {
    let mask = Mask()
    mask.add(Secret("s3cr3t/T0ken"))
    #expect(mask.masked(message: message) == masked)
  }

  @Test("Of a failure everything is masked that anybody is told")
  func failure() {
    let told = MaskTests.mask.masked(
      Failure(
        .custom, "It is s3cr/t.", code: "s3cr/t", data: .text("s3cr/t"), hint: "write `s3cr/t`", notes: ["not s3cr/t"]))
    #expect(told.message == "It is ***.")
    #expect(told.code == "***")
    #expect(told.data.text == "***")
    #expect(told.hint == "write `***`")
    #expect(told.notes == ["not ***"])
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
