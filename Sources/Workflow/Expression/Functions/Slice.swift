/// `slice(2, 4)`: places counted from 1, or from the end with a minus; both belong to it.
struct Slice {
  private let first: Int
  private let last: Int

  init(from first: Int, to last: Int?) {
    self.first = first
    self.last = last ?? -1
  }

  /// The offsets it means in so many items. What lies outside is left out.
  func offsets(of count: Int) -> Range<Int> {
    let lower = first < 0 ? max(0, count + max(first, -count)) : max(0, first - 1)
    let upper = last < 0 ? count + max(last, -count - 1) + 1 : min(count, last)
    return min(lower, count)..<max(min(lower, count), upper)
  }
}

extension Failure {
  static func sliceFromZero(_ range: SourceRange) -> Failure {
    Failure(.failed, "Places are counted from 1, and 0 was asked for.", at: range, hint: "the first is 1, the last -1")
  }
}
