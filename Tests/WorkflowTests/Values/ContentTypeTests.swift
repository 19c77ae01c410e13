import Testing
import Workflow

struct ContentTypeTests {
  @Test(
    "An extension tells the type",
    arguments: [
      ("a.png", "image/png"), ("A.JPG", "image/jpeg"), ("x.tar.gz", "application/gzip"), ("a.yml", "application/yaml"),
      ("a.json", "application/json"),
      ("a.csv", "text/csv"), ("a.jsonl", "application/x-ndjson"), ("a", "application/octet-stream"),
      (".png", "application/octet-stream"),
      ("a.", "application/octet-stream"), ("a.unheard", "application/octet-stream"),
    ])
  func guess(name: String, type: String) {
    #expect(ContentType(fileName: name).name == type)
  }

  @Test(
    "Patterns allow types",
    arguments: [
      ("image/png", "image/png", true), ("image/png", "image/*", true), ("image/png", "*/*", true),
      ("image/png", "public.image", true),
      ("image/png", "public.png", true), ("image/png", "public.jpeg", false), ("image/png", "text/*", false),
      ("imagex/png", "image/*", false),
      ("application/pdf", "com.adobe.pdf", true), ("video/mp4", "public.audiovisual-content", true),
      ("text/plain", "public.item", true),
      ("text/plain", "com.unheard.of", false), ("Text/Plain; charset=utf-8", "text/plain", true),
      ("text/html", "TEXT/HTML", true),
    ])
  func matches(type: String, pattern: String, expected: Bool) {
    #expect(ContentType(type).matches(pattern) == expected)
  }

  @Test(
    "Data is read by its type",
    arguments: [
      ("application/json", .json), ("application/ld+json", .json), ("text/csv", .csv), ("text/yaml", .yaml),
      ("application/x-ndjson", .jsonLines), ("text/plain", nil),
    ] as [(String, ContentType.Structure?)])
  func structure(type: String, structure: ContentType.Structure?) {
    #expect(ContentType(type).structure == structure)
  }

  @Test("The usual extension belongs to the type")
  func preferred() {
    #expect(ContentType("image/jpeg").preferredExtension == "jpg")
    #expect(ContentType("x/y").preferredExtension == nil)
  }
}
