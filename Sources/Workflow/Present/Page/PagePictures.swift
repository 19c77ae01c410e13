/// The pictures of one page, up to a size that a browser opens at once.
public struct PagePictures: Sendable {
  /// In bytes: of one picture, and of all together. What is larger, and what comes when there is no room any more, has a
  /// symbol.
  public static let (largest, most) = (2 << 20, 24 << 20)

  private let read: @Sendable (Thumbnail) -> [UInt8]?
  private var rest: Int
  /// Those that the page had a place for.
  private(set) var asked: [Thumbnail] = []

  /// - Parameter read: gives the bytes of what is no symbol; nothing where it may not be read or is not there.
  public init(read: @escaping @Sendable (Thumbnail) -> [UInt8]?) { self.init(atMost: PagePictures.most, read: read) }

  init(atMost most: Int, read: @escaping @Sendable (Thumbnail) -> [UInt8]?) {
    self.read = read
    rest = most
  }

  /// A thumbnail as it stands beside a name.
  mutating func markup(of thumbnail: Thumbnail, named name: String) -> Markup {
    if let picture = picture(of: thumbnail) { return "<img src=\"\(picture)\" alt=\"\(name)\">" }
    let symbol: Symbol? =
      if case .symbol(let name) = thumbnail { SymbolTable.symbol(named: name) } else {
        SymbolTable.symbol(named: "photo")
      }
    return "<span class=\"symbol\" aria-hidden=\"true\">\(symbol?.emoji ?? "◻")</span>"
  }

  private mutating func picture(of thumbnail: Thumbnail) -> PagePicture? {
    if case .symbol = thumbnail { return nil }
    asked.append(thumbnail)
    guard rest > 0, let picture = read(thumbnail).flatMap({ PagePicture($0) }),
      picture.bytes.count <= PagePictures.largest
    else { return nil }
    guard picture.bytes.count <= rest else {
      // The page is full: the others are not even read.
      rest = 0
      return nil
    }
    rest -= picture.bytes.count
    return picture
  }
}
