import TestSupport
import Testing
import Workflow

struct SpanTests {
  private static let second: Int64 = 1_000_000_000

  @Test(
    "Durations are written in whole units from the longest",
    arguments: [
      (0, "0s"), (1, "1ns"), (1500, "1us 500ns"), (250_000_000, "250ms"), (30 * second, "30s"),
      (5400 * second, "1h 30m"),
      (604_800 * second, "7d"), (90_061 * second, "1d 1h 1m 1s"), (-5400 * second, "-1h 30m"),
      (1_500_000_000, "1s 500ms"),
      (.min, "-106751d 23h 47m 16s 854ms 775us 808ns"),
    ] as [(Int64, String)])
  func print(nanoseconds: Int64, text: String) {
    #expect(Workflow.Span(nanoseconds: nanoseconds).description == text)
  }

  @Test(
    "Durations are read in short form and in ISO 8601",
    arguments: [
      ("1h 30m", 5400), ("1h30m", 5400), ("90m", 5400), ("1.5h", 5400), ("-2d", -172_800), ("2w", 1_209_600),
      ("45", 45),
      ("0.5", 0.5), ("250ms", 0.25), ("1min", 60), ("5us", 0.000005), ("5µs", 0.000005), ("PT1H30M", 5400),
      ("P7D", 604_800),
      ("P1DT2H", 93_600), ("PT0.5S", 0.5), ("P1W", 604_800), ("-PT1M", -60), ("0s", 0),
      ("20 minutes", 1200), ("20 Minutes", 1200), ("5 m", 300), ("1 d 2h", 93_600), ("5 mins", 300),
      ("1 hour 30 minutes", 5400), ("2days", 172_800), ("1 week", 604_800), ("1.5 seconds", 1.5),
    ] as [(String, Double)])
  func read(text: String, seconds: Double) {
    #expect(Workflow.Span(text: text)?.seconds == seconds)
  }

  @Test(
    "What has no fixed length, or says nothing, is refused",
    arguments: [
      "", "h", "1y", "1mo", "P1M", "P1Y", "P", "PT", "P1DT", "P1H", "PT1D", "1h 1h", "30m 1h", "1h 30", "5 M", "1,5h",
      "one hour", "5 minute s", "5 parsecs", "5 ", "1 minute 1 hour",
      "9999999999999d", "1h-30m", "--1h", "10675199d", "1H",
    ])
  func refuse(text: String) {
    #expect(Workflow.Span(text: text) == nil)
  }

  @Test("What is written reads back as the same duration")
  func roundTrip() {
    var generator = SplitMix(seed: 1)
    for shift in 0..<64 {
      for _ in 0..<50 {
        let nanoseconds = Int64(bitPattern: generator.next()) >> Int64(shift)
        if nanoseconds == .min { continue }
        let span = Workflow.Span(nanoseconds: nanoseconds)
        #expect(Workflow.Span(text: span.description) == span)
      }
    }
  }
}
