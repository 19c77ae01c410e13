/// The pixels of one cell of a terminal.
struct CellSize: Hashable, Sendable {
  /// Of a terminal that does not say: as tall as two are wide, as with the first that had pictures.
  static let usual = CellSize(width: 10, height: 20)

  let (width, height): (Int, Int)

  private init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Nothing where nobody could read text in such a cell.
  init?(pixels width: Int, by height: Int) {
    guard (3...128).contains(width), (5...256).contains(height) else { return nil }
    self.init(width: width, height: height)
  }

  /// No larger than needed where the terminal enlarges pictures itself: twice the usual is as sharp as eyes are.
  var modest: CellSize {
    let times = max(1, (height + 39) / 40)
    return CellSize(width: max(1, width / times), height: max(1, height / times))
  }
}
