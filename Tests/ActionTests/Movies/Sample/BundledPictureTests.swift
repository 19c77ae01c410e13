import Testing

@testable import Actions

@Suite("Pictures that the program carries")
struct BundledPictureTests {
  @Test("A poster is a picture in PNG of 92 by 138 pixels")
  func poster() throws {
    let bytes = try #require(BundledPicture.bytes(at: "bundled://posters/fight-club.png"))
    #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 92, 0, 0, 0, 138])
    #expect(Array(bytes.suffix(8)) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test(
    "Whatever else is no picture",
    arguments: [
      "bundled://posters/nothing-like-that.png", "bundled://posters/", "https://image.tmdb.org/up.png",
      "bundled://posters/fight-club", "fight-club.png", "",
    ])
  func none(address: String) {
    #expect(BundledPicture.bytes(at: address) == nil)
  }

  @Test(
    "Base64 is read as RFC 4648 writes it",
    arguments: [
      ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9v\nYmFy", "foobar"), ("Zm9vYg==", "foob"),
    ])
  func base64(text: String, decoded: String) {
    #expect(Base64.decode(text[...]) == Array(decoded.utf8))
  }

  @Test("What is no Base64 is nothing", arguments: ["Z", "Zg", "Zg=", "Zg===", "Zg==Zg==", "Z g=", "Zé=="])
  func noBase64(text: String) {
    #expect(Base64.decode(text[...]) == nil)
  }
}
