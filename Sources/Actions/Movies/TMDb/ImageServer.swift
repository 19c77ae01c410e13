internal import Workflow

/// Where the pictures of movies are.
enum ImageServer {
  /// A folder for each width, below this address.
  case web(base: String)
  /// The program itself, which carries the posters of the sample in one size.
  case bundled

  /// Where The Movie Database has them.
  static let host = "image.tmdb.org"
  static let tmdb = ImageServer.web(base: "https://\(host)/t/p")

  /// What the answer to `/configuration` says; nothing where it says no address of the web.
  init?(_ configuration: OrderedDictionary) {
    guard let base = TMDbObject(configuration).child("images").text("secure_base_url"),
      let parts = Address(base)?.parts, ["http", "https"].contains(parts.scheme), parts.host?.isEmpty == false,
      parts.query == nil, parts.fragment == nil
    else { return nil }
    self = .web(base: base.hasSuffix("/") ? String(base.dropLast()) : base)
  }

  /// The widths in which The Movie Database has pictures.
  enum Size: String { case w92, w154, w185, w342, w500, w780, original }

  /// - Parameter path: as a reply has it. It is a plain file name with a slash before it; anything else could lead
  ///   elsewhere, and is no picture.
  func address(of path: String?, _ size: Size) -> Address? {
    guard let path, ImageServer.isPicture(path) else { return nil }
    return switch self {
    case .web(let base): Address("\(base)/\(size.rawValue)\(path)")
    case .bundled: Address(BundledPicture.scheme + "://posters" + path)
    }
  }

  private static func isPicture(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return false }
    let parts = path.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, ["jpg", "png", "svg"].contains(parts[1]) else { return false }
    return parts[0].utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
  }
}
