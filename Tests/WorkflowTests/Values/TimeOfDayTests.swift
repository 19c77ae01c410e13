import Testing
import Workflow

struct TimeOfDayTests {
  @Test(
    "Times read and print, seconds only where there are some",
    arguments: [
      ("00:00", "00:00"), ("12:30", "12:30"), ("12:30:00", "12:30"), ("23:59:59", "23:59:59"),
      ("09:05:07.250", "09:05:07.25"),
      ("09:05:07,5", "09:05:07.5"), ("01:02:03.000000001", "01:02:03.000000001"), ("01:02:00.5", "01:02:00.5"),
    ])
  func roundTrip(text: String, printed: String) {
    #expect(TimeOfDay(text: text)?.description == printed)
    #expect(TimeOfDay(text: printed)?.description == printed)
  }

  @Test(
    "What no clock shows is refused",
    arguments: ["24:00", "12:60", "12:30:60", "9:05", "12", "12:3", "12:30:", "12:30 ", "-1:00", "12:30:01."])
  func refuse(text: String) {
    #expect(TimeOfDay(text: text) == nil)
  }
}
