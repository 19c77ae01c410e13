import Testing

@testable import Workflow

@Suite("Links that continue activities")
struct ActivityLinkTests {
  private let activity = ActivityDefinition(
    type: "org.example.movie",
    info: RecordKind(
      "org.example.movie",
      [
        RecordKind.Property("movieId", .number), RecordKind.Property("title", .maybe(.text)),
        RecordKind.Property("day", .day),
      ]
    ) { _ in DisplayRepresentation("movie") },
    symbol: nil, phrase: nil, link: "movie", isPredicted: true, lifetime: nil, path: "/a.yaml", handler: nil)

  @Test(
    "It gives values for keys",
    arguments: [
      ("runner://movie/550/2024-12-30", #"{"movieId":550,"day":"2024-12-30"}"#),
      ("runner://MOVIE/550/2024-12-30/", #"{"movieId":550,"day":"2024-12-30"}"#),
      ("runner://movie/550?day=2024-12-30&title=AC%2FDC", #"{"movieId":550,"title":"AC/DC","day":"2024-12-30"}"#),
      (
        "runner://movie/550/2024-12-30?title=Alien:%20Covenant",
        #"{"movieId":550,"title":"Alien: Covenant","day":"2024-12-30"}"#
      ),
      (
        "runner://movie/550/2024-12-30?title=Mission:Impossible",
        #"{"movieId":550,"title":"Mission:Impossible","day":"2024-12-30"}"#
      ),
      ("runner://movie?movieId=8.4&day=2024-12-30", #"{"movieId":8.4,"day":"2024-12-30"}"#),
      ("runner://org.example.movie?movieId=550&day=2024-12-30", #"{"movieId":550,"day":"2024-12-30"}"#),
      ("runner://movie?movieId=550&day=2024-12-30&title=%C3%A9", #"{"movieId":550,"title":"é","day":"2024-12-30"}"#),
    ])
  func values(link: String, wanted: String) throws {
    let info = try ActivityLink(link).info(of: activity)
    #expect(try JSONWriter.text(.dictionary(info)) == wanted)
  }

  @Test func `other keys are left out of what is kept, and refused in a link`() throws {
    let given: OrderedDictionary = ["movieId": 1, "day": "2024-12-30", "other": "x"]
    #expect(try activity.info(from: given).keys == ["movieId", "day"])
    #expect(throws: Failure.self) { try activity.info(from: given, isStrict: true) }
  }
}
