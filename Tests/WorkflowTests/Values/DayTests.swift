import Testing
import Workflow

struct DayTests {
  @Test("Every day of the calendar has the number after that of the day before")
  func numbers() throws {
    var expected = try #require(Day(year: 1, month: 1, day: 1)).number
    for year in [1...3, 1599...1601, 1699...1701, 1899...1901, 1999...2001, 9998...9999].joined() {
      if let first = Day(year: year, month: 1, day: 1), first.number > expected { expected = first.number }
      for month in 1...12 {
        for number in 1...Day.length(of: month, in: year) {
          let day = try #require(Day(year: year, month: month, day: number))
          #expect(day.number == expected)
          #expect(Day(number: expected) == day)
          #expect(Day(text: day.description) == day)
          expected += 1
        }
      }
    }
    #expect(Day(number: expected) == nil)
  }

  @Test(
    "Weekdays, weeks and days of the year are those of ISO 8601",
    arguments: [
      ("1970-01-01", 4, 1, 1), ("2024-02-29", 4, 9, 60), ("2024-12-30", 1, 1, 365), ("2021-01-03", 7, 53, 3),
      ("2020-12-31", 4, 53, 366), ("0001-01-01", 1, 1, 1), ("9999-12-31", 5, 52, 365),
    ])
  func calendar(text: String, weekday: Int, week: Int, dayOfYear: Int) throws {
    let day = try #require(Day(text: text))
    #expect((day.weekday, day.week, day.dayOfYear) == (weekday, week, dayOfYear))
  }

  @Test(
    "A date and time gives its day in whatever zone",
    arguments: ["1999-10-15T00:00:00.000Z", "1999-10-15T23:59:00-11:00"])
  func dayOfDate(text: String) {
    #expect(Day(text: text)?.description == "1999-10-15")
  }

  @Test(
    "Days that do not exist are refused, not rolled over",
    arguments: [
      "2024-13-45", "2024-02-30", "2023-02-29", "1900-02-29", "0000-01-01", "2024-1-1", "2024-01-01x", "", "20240101",
    ])
  func refuse(text: String) {
    #expect(Day(text: text) == nil)
  }
}
