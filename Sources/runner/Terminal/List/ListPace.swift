/// What of a list is not drawn at once. A key is; pictures that come one after the other are drawn some at a time, and the row
/// beside the list is another when somebody has stopped at it: it is by far the most that is drawn.
struct ListPace {
  /// Between two drawings of what has come.
  private static let step = Duration.milliseconds(16)
  /// After this a row counts as looked at.
  private static let pause = Duration.milliseconds(80)

  /// The place of the row that is looked at.
  private(set) var place: Int?
  private var query = ""
  /// The row that is highlighted instead, and when it will count.
  private var next: (place: Int, due: ContinuousClock.Instant)?
  private var picturesDue: ContinuousClock.Instant?

  /// Follows the highlighted row, at once where another text is typed: the row that was there may be gone.
  mutating func look(at highlighted: Int?, of query: String, now: ContinuousClock.Instant = .now) {
    guard let highlighted, place != nil, self.query == query, highlighted != place else {
      (place, self.query, next) = (highlighted, query, nil)
      return
    }
    if next?.place != highlighted { next = (highlighted, now + ListPace.pause) }
    if let next, next.due <= now { (place, self.next) = (highlighted, nil) }
  }

  /// What has come by now is drawn next.
  mutating func notePictures(now: ContinuousClock.Instant = .now) { picturesDue = now + ListPace.step }

  /// Whether pictures that come are drawn as soon as they have.
  func takesPictures(now: ContinuousClock.Instant = .now) -> Bool { picturesDue.map { $0 <= now } ?? true }

  /// After how many milliseconds there may be something to draw; nothing where there will not.
  func patience(now: ContinuousClock.Instant = .now) -> Int32? {
    let due = [next?.due, picturesDue.flatMap { $0 > now ? $0 : nil }].compactMap(\.self).min()
    return due.map { max(0, Int32(($0 - now) / .milliseconds(1)) + 1) }
  }
}
