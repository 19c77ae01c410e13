public import Workflow

/// Fetches a picture from the web, as far as a workflow may reach it. Nobody is asked for more.
public enum PictureDownload {
  /// In bytes; what is longer is none.
  public static let longest = 32 << 20

  /// Nothing where there is none to be had.
  public static func bytes(
    at address: String, _ network: GrantedNetwork, until cancellation: Cancellation
  ) async -> [UInt8]? {
    guard let url = Address(address), ["http", "https"].contains(url.parts.scheme) else { return nil }
    var request = HTTPRequest("GET", url, headers: [HTTPField("Accept", "image/*")])
    request.usesCache = true
    request.attempts = 1
    request.sizeLimit = longest
    guard let reply = try? await network.send(request, until: cancellation), reply.status == 200 else { return nil }
    switch reply.body.content {
    case .data(let bytes): return bytes
    case .path(let path): return try? SystemFiles().read(path, limit: longest)
    }
  }
}
