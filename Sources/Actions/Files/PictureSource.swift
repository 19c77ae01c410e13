public import Workflow

/// Reads the pictures of a page. A page goes elsewhere, so that only such files are put into it as the workflow itself may
/// read: a reply of a server can name any file as a picture.
public struct PictureSource: Sendable {
  private let files: GrantedFiles

  public init(files: GrantedFiles) { self.files = files }

  /// The pictures of one page.
  public var page: PagePictures { PagePictures { bytes(of: $0) } }

  /// Nothing for a symbol, and for what may not be read or is not there.
  private func bytes(of thumbnail: Thumbnail) -> [UInt8]? {
    switch thumbnail {
    case .symbol: nil
    case .path(let path): try? files.read(File(path: path), limit: PagePictures.largest)
    case .data(let file): try? files.read(file)
    case .url(let address): BundledPicture.bytes(at: address)
    }
  }
}
