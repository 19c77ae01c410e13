import Synchronization
import Workflow

/// The pictures of results, which are printed once and then stay where they are.
final class PrintedPictures: Sendable {
  /// How long a result is kept back for its pictures; those that are not there by then have a symbol.
  private static let patience = Duration.seconds(5)

  private let studio = Mutex(PictureStudio())

  /// A picture that fills a box of cells as far as its shape lets it.
  /// - Parameter end: after which no more are made.
  func picture(
    of thumbnail: Thumbnail?, _ form: PictureForm, columns: Int, rows: Int, until end: ContinuousClock.Instant
  ) -> PrintedPicture? {
    guard let thumbnail, thumbnail.isPicture, columns > 0, rows > 0, ContinuousClock.now < end else { return nil }
    let box = form.pixels(columns: columns, rows: rows)
    guard case .over(let bitmap?) = studio.withLock({ $0.picture(of: thumbnail, within: box) }) else { return nil }
    return PrintedPicture(bitmap, form)
  }

  /// What the header of a picture tells.
  func facts(of thumbnail: Thumbnail) -> PictureFacts? {
    guard case .over(let bytes?) = studio.withLock({ $0.content(of: thumbnail) }) else { return nil }
    return PictureFacts(bytes)
  }

  /// When pictures of a result that begins to be printed now are waited for no longer.
  static var end: ContinuousClock.Instant { .now + patience }
}

/// A picture and the cells it takes.
struct PrintedPicture: Sendable {
  let columns: Int
  let rows: Int
  private let shown: ShownPicture

  init(_ bitmap: Bitmap, _ form: PictureForm) {
    let cell = form.cell
    columns = (bitmap.width + cell.width - 1) / cell.width
    // Sixel is drawn in strips, the last of which is not to reach past the cells.
    let strip = if case .sixel = form { Sixel.stripHeight } else { 1 }
    rows = ((bitmap.height + strip - 1) / strip * strip + cell.height - 1) / cell.height
    guard case .kitty = form else {
      shown = form.shown(bitmap, columns: columns, rows: rows)
      return
    }
    // A number that no other run has had: what has the same replaces what stands further up.
    let number = Int.random(in: 1 << 24..<1 << 31)
    let whole = bitmap.centered(width: columns * cell.width, height: rows * cell.height)
    let bytes = KittyGraphics.transmission(of: whole, number: number)
    shown = .pixels(PixelPicture(number: number, columns: columns, rows: rows, isKept: true, bytes: bytes))
  }

  /// Draws it in the middle of a number of columns, at the bottom of a number of rows.
  func put(into frame: inout Frame, row: Int, column: Int, columns width: Int, rows height: Int) {
    frame.put(
      shown, row: row + max(0, height - rows), column: column + max(0, width - columns) / 2, columns: columns,
      rows: rows)
  }
}
