import Testing

@testable import Actions

@Suite("Dates in headers")
struct HTTPDateTests {
  @Test(
    "All three forms are read",
    arguments: ["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])
  func forms(text: String) { #expect(HTTPDate(text)?.seconds == 784_111_777) }

  @Test(
    "Days are counted by the Gregorian calendar",
    arguments: [
      ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Thu, 29 Feb 2024 00:00:00 GMT", 1_709_164_800),
      ("Wed, 21 Oct 2099 07:28:00 GMT", 4_096_250_880), ("Fri, 31 Dec 1999 23:59:59 GMT", 946_684_799),
    ])
  func calendar(text: String, seconds: Int) { #expect(HTTPDate(text)?.seconds == Int64(seconds)) }

  @Test(
    "Other texts are no date",
    arguments: [
      "", "tomorrow", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 8h GMT",
      "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
    ])
  func none(text: String) { #expect(HTTPDate(text) == nil) }
}
