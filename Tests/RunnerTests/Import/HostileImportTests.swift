import Foundation
import Testing

@Suite("Files that are no intent definition files, or bad ones")
struct HostileImportTests {
  struct Bad: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: Data
    let code: String

    init(_ description: String, _ text: String, _ code: String = "no-intent-definition") {
      testDescription = description
      bytes = Data(text.utf8)
      self.code = code
    }

    init(_ description: String, list: String, _ code: String = "no-intent-definition") {
      self.init(description, HostileImportTests.list(list), code)
    }

    init(_ description: String, binary: [UInt8]) {
      testDescription = description
      bytes = Data(binary)
      code = "no-intent-definition"
    }
  }

  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  private static func list(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">\(content)</plist>
    """
  }

  private static func intents(_ content: String) -> String { "<dict><key>INIntents</key>\(content)</dict>" }

  /// A binary list of lists, each of which holds the next one some times.
  private static func nested(levels: UInt8, times: UInt8, endless: Bool = false) -> [UInt8] {
    var objects = (0..<levels).map { [0xA0 | times] + [UInt8](repeating: $0 + 1, count: Int(times)) }
    objects.append(endless ? [0xA1, 0] : [0x51, 0x61])
    var bytes = Array("bplist00".utf8)
    var table: [UInt8] = []
    for object in objects {
      table += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let place = bytes.count
    bytes += table + [0, 0, 0, 0, 0, 0, 2, 1] + [0, 0, 0, 0, 0, 0, 0, levels + 1] + [UInt8](repeating: 0, count: 8)
    return bytes + [0, 0, 0, 0, 0, 0, UInt8(place >> 8), UInt8(place & 0xFF)]
  }

  static let bad: [Bad] = [
    Bad("an empty file", ""),
    Bad("a word", "hello"),
    Bad("JSON", "{\"INIntents\": []}"),
    Bad("the older form of property lists", "{ INIntents = (); }"),
    Bad("a web page", "<html><body>No</body></html>"),
    Bad("markup that breaks off", "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>INInt"),
    Bad("a key without an end", "<plist><dict><key>" + String(repeating: "a", count: 1 << 20)),
    Bad("many keys without an end", "<plist><dict>" + String(repeating: "<key>", count: 2 << 20)),
    Bad("no root", "<?xml version=\"1.0\"?>"),
    Bad("text behind the end", list("<dict/>") + "hello"),
    Bad("a list", list: "<array/>"),
    Bad("another property list", list: "<dict><key>CFBundleName</key><string>a</string></dict>"),
    Bad("nothing in it", list: intents("<array/>")),
    Bad("intents that are a text", list: intents("<string>a</string>")),
    Bad("an intent that is a number", list: intents("<array><integer>1</integer></array>")),
    Bad(
      "a title that is a list",
      list: intents(
        "<array><dict><key>INIntentName</key><string>A</string><key>INIntentTitle</key><array/></dict></array>")),
    Bad(
      "parameters that are a boolean", list: intents("<array><dict><key>INIntentParameters</key><true/></dict></array>")
    ),
    Bad("an unknown element", list: intents("<array><frog/></array>")),
    Bad("a number that no memory holds", list: intents("<array><integer>99999999999999999999</integer></array>")),
    Bad("a null character", list: intents("<array><string>a&#x0;b</string></array>")),
    Bad("half a character", list: intents("<array><string>a&#xD800;b</string></array>")),
    Bad("an unknown entity", list: intents("<array><string>&bomb;</string></array>")),
    Bad("bytes that are no text", list: intents("<array><string>\u{FFFD}</string><data>!</data></array>")),
    Bad(
      "sixty-five levels", list: String(repeating: "<array>", count: 65) + String(repeating: "</array>", count: 65)),
    Bad("levels without end", list: String(repeating: "<array>", count: 300_000)),
    Bad(
      "two equal keys", list: "<dict><key>INIntents</key><array/><key>INIntents</key><array/></dict>", "duplicate-key"),
    Bad("an entity", "<!DOCTYPE plist [\n<!ENTITY a \"a\">]><plist><dict/></plist>", "document-declarations"),
    Bad(
      "an external entity", "<!DOCTYPE plist SYSTEM \"x\" [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><plist/>",
      "document-declarations"),
    Bad("a merge at the start", "<<<<<<< HEAD\n<plist/>", "unfinished-merge"),
    Bad("a merge at the end", list("<dict/>") + "\n<<<<<<< HEAD\n", "unfinished-merge"),
    Bad("binary, and only its head", binary: Array("bplist00".utf8)),
    Bad("binary, and its end is nonsense", binary: Array("bplist00".utf8) + [UInt8](repeating: 0xFF, count: 64)),
    Bad("binary, and it breaks off", binary: Array(nested(levels: 3, times: 2).dropLast(9))),
    Bad("binary, and it holds itself", binary: nested(levels: 3, times: 1, endless: true)),
    Bad("binary, and it is deep", binary: nested(levels: 80, times: 1)),
    Bad("binary, and it would grow to a milliard", binary: nested(levels: 9, times: 10)),
  ]

  @Test("One sentence says what is wrong, and nothing is printed", arguments: bad)
  func refused(_ file: Bad) throws {
    try file.bytes.write(to: runner.folder.appending(path: "a.intentdefinition"))
    let outcome = try runner.run("import", "a.intentdefinition")
    #expect(outcome.status == 65)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("error: "))
    #expect(outcome.errors.contains("[\(file.code)]"))
    #expect(outcome.errors.ranges(of: "error: ").count == 1)
  }

  @Test("A file that is not there, a folder, and one that is too large are told")
  func unreadable() throws {
    #expect(try runner.run("import", "gone.intentdefinition").status == 66)
    #expect(try runner.run("import", ".").status == 66)
    let large = runner.folder.appending(path: "large.intentdefinition")
    try Data().write(to: large)
    let handle = try FileHandle(forWritingTo: large)
    try handle.truncate(atOffset: (32 << 20) + 1)
    try handle.close()
    let outcome = try runner.run("import", "large.intentdefinition")
    #expect(outcome.status == 66 && outcome.errors.hasPrefix("error: "))
  }
}
