import Testing

@testable import Actions

@Suite("Languages of movies")
struct MovieLanguageTests {
  @Test(
    "The language of a person is written as the service takes it",
    arguments: [
      ("de_DE", "de-DE"), ("en_US", "en-US"), ("de", "de"), ("C", nil), ("POSIX", nil), ("", nil), ("_DE", nil),
    ])
  func locale(name: String, tag: String?) {
    #expect(MovieLanguage(locale: name)?.tag == tag)
  }

  @Test(
    "Videos are asked for in it, in English and without words",
    arguments: [("de-DE", "de,en,null"), ("en", "en,null")])
  func videos(tag: String, languages: String) {
    #expect(MovieLanguage(tag: tag).forVideos == languages)
  }

  @Test("A region is a country, or none", arguments: [("de_DE", "DE"), ("es_419", nil), ("de", nil), ("C", nil)])
  func region(locale: String, region: String?) {
    #expect(MovieLanguage.region(of: locale) == region)
  }
}
