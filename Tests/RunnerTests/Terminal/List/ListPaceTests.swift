import Testing

@testable import runner

@Suite("What of a list is drawn when")
struct ListPaceTests {
  private let start = ContinuousClock.now

  private func after(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

  @Test("The first row is shown beside the list at once, and another when somebody has stopped at it")
  func rests() {
    var pace = ListPace()
    pace.look(at: 0, of: "", now: start)
    #expect(pace.place == 0 && pace.patience(now: start) == nil)
    pace.look(at: 1, of: "", now: after(10))
    #expect(pace.place == 0 && pace.patience(now: after(10)) == 81)
    pace.look(at: 2, of: "", now: after(50))
    #expect(pace.place == 0 && pace.patience(now: after(100)) == 31)
    pace.look(at: 2, of: "", now: after(129))
    #expect(pace.place == 0)
    pace.look(at: 2, of: "", now: after(130))
    #expect(pace.place == 2 && pace.patience(now: after(130)) == nil)
  }

  @Test("Who comes back to a row in time sees nothing else")
  func comesBack() {
    var pace = ListPace()
    for (place, time) in [(0, 0), (1, 10), (0, 20)] { pace.look(at: place, of: "", now: after(time)) }
    #expect(pace.place == 0 && pace.patience(now: after(20)) == nil)
  }

  @Test("Where another text is typed, and where no row is left, nothing of before stays")
  func typed() {
    var pace = ListPace()
    pace.look(at: 5, of: "", now: start)
    pace.look(at: 3, of: "a", now: after(1))
    #expect(pace.place == 3)
    pace.look(at: nil, of: "a", now: after(2))
    #expect(pace.place == nil)
    pace.look(at: 4, of: "a", now: after(3))
    #expect(pace.place == 4)
  }

  @Test("Pictures are drawn as soon as one comes, and then not before some more may have come")
  func pictures() {
    var pace = ListPace()
    #expect(pace.takesPictures(now: start))
    pace.notePictures(now: start)
    #expect(!pace.takesPictures(now: after(15)) && pace.patience(now: after(15)) == 2)
    #expect(pace.takesPictures(now: after(16)) && pace.patience(now: after(16)) == nil)
  }
}
