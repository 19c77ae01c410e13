import Foundation
import Testing

@testable import Workflow

@Suite("JSON that reaches a terminal")
struct JSONTextTests {
  /// Controls, line separators, what turns the direction round, and what nobody sees.
  private static let obeyed: [UInt32] =
    Array(0..<0x20) + Array(0x7F..<0xA0)
    + [0x61C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069, 0x206F, 0xFEFF, 0xFFF9]
    + [0xE0001, 0xE0041, 0xE007F]

  @Test(
    "What a terminal would obey is escaped by every writer, as key and as text, and reads as it was", arguments: obeyed)
  func escaped(number: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(number))
    let text = "aé\(scalar)🎬\(scalar)"
    let value = Value.dictionary([text: .text(text)])
    for written in [
      try JSONWriter.text(value), try JSONWriter.text(value, pretty: true),
      String(decoding: try JSONWriter.writeLines(value), as: UTF8.self),
      String(decoding: try JSONWriter.reveal(value), as: UTF8.self), JSONText.object([(text, .text(text))]).written(),
    ] {
      // The layout has line breaks of its own.
      #expect(!written.unicodeScalars.contains { $0 == scalar && $0 != "\n" })
      #expect(written.contains("aé") && written.contains("🎬"))
      let read = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: String]
      #expect(read?.values.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      #expect(try JSONReader.read(Array(written.utf8), name: "x").isEqual(to: value))
    }
  }

  @Test(
    "All else stands for itself",
    arguments: ["é", "日本", "👩‍👩‍👧", "…", "’", "\u{A0}", "\u{1F3F3}\u{FE0F}", "\u{10FFFF}", "/"])
  func plain(text: String) throws {
    #expect(try JSONWriter.text(.text(text)) == "\"\(text)\"")
    #expect(JSONText.text(text).written() == "\"\(text)\"")
  }
}
