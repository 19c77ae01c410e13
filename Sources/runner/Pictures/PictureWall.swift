import Workflow

/// The pictures of one list on one terminal: what a drawing asks for is given if it is there, and made if not.
final class PictureWall {
  private let depth: ColorDepth
  private let shelf: PictureShelf
  private var orders: [PictureShelf.Order] = []

  init(_ depth: ColorDepth, onChange: @escaping @Sendable () -> Void) {
    self.depth = depth
    shelf = PictureShelf(onChange: onChange)
  }

  /// The picture of a thumbnail that fits into a box of cells; nothing for a symbol, and as long as there is none.
  func picture(_ thumbnail: Thumbnail?, columns: Int, rows: Int) -> BlockPicture? {
    switch thumbnail {
    case .path, .url, .data: break
    case .symbol, nil: return nil
    }
    guard let thumbnail, columns > 0, rows > 0 else { return nil }
    let order = PictureShelf.Order(thumbnail: thumbnail, width: columns, height: rows * 2)
    orders.append(order)
    return shelf.picture(order).map { BlockPicture($0, depth) }
  }

  /// Behind a drawing: sees to what it asked for and did not get.
  func fill() {
    shelf.want(orders)
    orders = []
  }
}
