import Foundation
import TestSupport
import Testing

@Suite("runner import")
struct ImportCommandTests {
  private let runner: BuiltRunner

  init() throws { runner = try BuiltRunner() }

  @Test("makes of each sample what stands beside it, and tells what has no place", arguments: ImportSample.all)
  func sample(_ sample: ImportSample) throws {
    try sample.copy(into: runner)
    let outcome = try runner.run("import", sample.fileName)
    try sample.expect(outcome.output, ending: ".yaml")
    try sample.expect(outcome.errors, ending: ".txt")
    #expect(outcome.status == (outcome.output.isEmpty ? 65 : 0))
    guard outcome.status == 0 else { return }
    try runner.file("imported.yaml", outcome.output)
    let check = try runner.run("check", "imported.yaml")
    #expect(check.status == 0)
    #expect(check.errors == "Nothing to complain about.\n")
    #expect(try runner.run("import", sample.fileName) == outcome)
  }

  @Test("There are samples to refuse and samples to take")
  func samples() {
    #expect(ImportSample.all.count == 14)
  }

  @Test("The binary form says the same as the one in XML", arguments: ImportSample.all.prefix(12))
  func binary(_ sample: ImportSample) throws {
    try sample.copy(into: runner)
    let list = try PropertyListSerialization.propertyList(from: sample.bytes(), format: nil)
    let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    try binary.write(to: runner.folder.appending(path: sample.fileName))
    try sample.expect(try runner.run("import", sample.fileName).output, ending: ".yaml")
  }

  @Test(
    "Translations are read in each form that they are written in",
    arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func encoded(encoding: String.Encoding) throws {
    let sample = ImportSample("09-localized")
    try sample.copy(into: runner)
    for language in ["de", "fr"] {
      let file = runner.folder.appending(path: "\(language).lproj/\(sample.name).strings")
      let text = "\u{FEFF}" + (try String(contentsOf: file, encoding: .utf8))
      try #require(text.data(using: encoding)).write(to: file)
    }
    try sample.expect(try runner.run("import", sample.fileName).output, ending: ".yaml")
  }

  @Test(
    "Translations are read as property lists too",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func listed(form: PropertyListSerialization.PropertyListFormat) throws {
    let sample = ImportSample("09-localized")
    try sample.copy(into: runner)
    for language in ["de", "fr"] {
      let file = runner.folder.appending(path: "\(language).lproj/\(sample.name).strings")
      let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
      try PropertyListSerialization.data(fromPropertyList: list, format: form, options: 0).write(to: file)
    }
    try sample.expect(try runner.run("import", sample.fileName).output, ending: ".yaml")
  }

  @Test("Translations stand beside a definition, or beside the folder `Base.lproj` that it is in")
  func based() throws {
    let sample = ImportSample("09-localized")
    try sample.copy(into: runner)
    let beside = try runner.run("import", sample.fileName)
    let base = runner.folder.appending(path: "Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    try sample.bytes().write(to: base.appending(path: sample.fileName))
    #expect(try runner.run("import", "Base.lproj/" + sample.fileName) == beside)
    for language in ["de", "fr"] {
      try FileManager.default.removeItem(at: runner.folder.appending(path: language + ".lproj"))
    }
    let alone = try runner.run("import", sample.fileName)
    #expect(alone.status == 0 && alone.errors == "")
    #expect(beside.output.hasPrefix(alone.output) && beside.output != alone.output)
  }

  @Test("A file is written, and replaced only if that is said")
  func output() throws {
    let sample = ImportSample("01-multi-value-files")
    try sample.copy(into: runner)
    let written = try runner.run("import", sample.fileName, "--output", "a.yaml")
    #expect(written.status == 0 && written.output == "")
    try sample.expect(try runner.text(of: "a.yaml"), ending: ".yaml")
    try runner.file("a.yaml", "mine\n")
    let refused = try runner.run("import", sample.fileName, "--output", "a.yaml")
    #expect(refused.status == 64 && refused.errors.contains("[would-replace]"))
    #expect(try runner.text(of: "a.yaml") == "mine\n")
    #expect(try runner.run("import", sample.fileName, "--output", "a.yaml", "--replace").status == 0)
    try sample.expect(try runner.text(of: "a.yaml"), ending: ".yaml")
    #expect(try runner.run("import", sample.fileName, "--output", "no/a.yaml").errors.contains("no"))
  }

  @Test("Nothing is written of a file that cannot be read", arguments: ["13-damaged", "14-bomb"])
  func damaged(name: String) throws {
    let sample = ImportSample(name)
    try sample.copy(into: runner)
    try runner.file("a.yaml", "mine\n")
    let outcome = try runner.run("import", sample.fileName, "--output", "a.yaml", "--replace")
    #expect(outcome.status == 65 && outcome.output == "")
    #expect(try runner.text(of: "a.yaml") == "mine\n")
    #expect(try runner.run("import", sample.fileName, "--output", "b.yaml").status == 65)
    #expect(!FileManager.default.fileExists(atPath: runner.folder.appending(path: "b.yaml").path))
  }

  @Test("A folder of translations that is named after no language tag is told, and one that cannot be read is an error")
  func languages() throws {
    let sample = ImportSample("09-localized")
    try sample.bytes().write(to: runner.folder.appending(path: sample.fileName))
    try runner.file("English.lproj/\(sample.name).strings", "\"aaRed1\" = \"Red!\";\n")
    let outcome = try runner.run("import", sample.fileName)
    #expect(outcome.status == 0 && !outcome.output.contains("localizations") && !outcome.output.contains("Red!"))
    #expect(outcome.errors.contains("`English.lproj`") && outcome.errors.contains("is not imported"))
    try runner.file("de.lproj/\(sample.name).strings", "\"aaRed1\" = \"Rot")
    let refused = try runner.run("import", sample.fileName)
    #expect(refused.status == 65 && refused.output == "" && refused.errors.contains("de.lproj"))
  }
}
