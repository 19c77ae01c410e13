import Testing

@testable import runner

@Suite("What headers of pictures tell")
struct PictureFactsTests {
  @Test("Every sample has the size that it has", arguments: SamplePicture.all)
  func sizes(picture: SamplePicture) throws {
    let bytes = try picture.bytes()
    let facts = try #require(PictureFacts(bytes))
    #expect([facts.width, facts.height].sorted() == [32, 48])
    #expect(facts.length == bytes.count)
    #expect(picture.name.lowercased().hasSuffix(facts.format == "JPEG" ? "jpg" : facts.format.lowercased()))
  }

  @Test("A header that is cut anywhere is none, or tells the same", arguments: SamplePicture.all)
  func cut(picture: SamplePicture) throws {
    let bytes = try picture.bytes()
    for count in 0..<min(bytes.count, 400) {
      guard let facts = PictureFacts(Array(bytes.prefix(count))) else { continue }
      #expect([facts.width, facts.height].sorted() == [32, 48])
    }
  }

  @Test("It is told in a line")
  func line() throws {
    let facts = try #require(PictureFacts(try SamplePicture(name: "plain.jpg").bytes()))
    #expect(facts.text == "48 × 32 · JPEG · 816 B")
  }
}
