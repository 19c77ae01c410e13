import Testing

@testable import Workflow

@Suite("The moment that a clock is set to")
struct SetTimeTests {
  @Test("Without one the clock is that of the machine", arguments: [nil, ""])
  func unset(variable: String?) {
    let time = SetTime(variable: variable)
    #expect(time.shift == 0 && time.misunderstood == nil)
  }

  @Test func `a later moment is so much later`() throws {
    let early = SetTime(variable: "2026-03-02T08:00:00Z")
    let late = SetTime(variable: "2026-03-02T20:00:00+01:00")
    #expect(early.misunderstood == nil && late.misunderstood == nil)
    // The clock of the machine goes on between the two.
    #expect((39_590...39_600).contains(late.shift - early.shift))
  }

  @Test("What is no moment sets nothing, and is told", arguments: ["morning", "2026-13-02T08:00:00Z", "8:00"])
  func misunderstood(variable: String) {
    let time = SetTime(variable: variable)
    #expect(time.shift == 0 && time.misunderstood == variable)
  }
}
