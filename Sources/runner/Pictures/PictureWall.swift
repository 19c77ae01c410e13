import Workflow

/// The pictures of one list, card or grid on one terminal: what a drawing asks for is given if it is there, and made if not.
///
/// A drawing calls ``picture(_:columns:rows:)`` for every thumbnail in view, puts what it gets into its frame by
/// `Frame.put(_:row:column:columns:rows:)`, and calls ``fill()`` at its end. In which form a terminal shows pictures is nothing
/// it knows of.
final class PictureWall {
  /// In which form pictures are asked for from now on. Those that are there in another are made anew.
  var form: PictureForm
  /// Whether the last drawing had a place for a picture.
  private(set) var isUsed = false
  private let shelf: PictureShelf
  private var orders: [PictureShelf.Order] = []

  /// - Parameters:
  ///   - network: where pictures at URLs come from; nothing where they are not fetched.
  ///   - onChange: called on another thread when there is more to show than there was.
  init(_ form: PictureForm, network: GrantedNetwork? = nil, onChange: @escaping @Sendable () -> Void) {
    self.form = form
    shelf = PictureShelf(network, onChange: onChange)
  }

  /// The picture of a thumbnail that fits into a box of cells. A symbol has none.
  func picture(_ thumbnail: Thumbnail?, columns: Int, rows: Int) -> PictureStudio.Outcome<ShownPicture> {
    guard let thumbnail, thumbnail.isPicture, columns > 0, rows > 0 else { return .over(nil) }
    let order = PictureShelf.Order(thumbnail: thumbnail, form: form, columns: columns, rows: rows)
    orders.append(order)
    return shelf.picture(order)
  }

  /// Behind a drawing: sees to what it asked for and did not get.
  func fill() {
    isUsed = !orders.isEmpty
    shelf.want(orders)
    orders = []
  }
}
