internal import Workflow

/// A picture that the program carries, by its address: `bundled://posters/alien.png`.
public enum BundledPicture {
  static let scheme = "bundled"

  /// The bytes of the picture; nothing where the address is of another scheme or names none.
  public static func bytes(at address: String) -> [UInt8]? {
    let prefix = "\(scheme)://posters/"
    return address.hasPrefix(prefix) ? SamplePosters.picture(named: String(address.dropFirst(prefix.count))) : nil
  }
}
