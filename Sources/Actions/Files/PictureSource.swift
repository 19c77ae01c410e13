public import Workflow

/// Reads and fetches the pictures of a page. A page goes elsewhere, so that only such files are put into it as the workflow itself
/// may read, and only what it may reach: a reply of a server can name anything as a picture.
public struct PictureSource: Sendable {
  /// In bytes. What is larger is made smaller, to so many pixels each way.
  private static let (large, side) = (512 << 10, 1280)
  /// Of pictures on the web: as many as anybody looks at, some at once, and as long as anybody waits.
  private static let (most, atOnce, patience) = (200, 6, Span(nanoseconds: 20_000_000_000))

  private let files: GrantedFiles
  private let network: GrantedNetwork
  private let reducer: any PictureReducer

  public init(files: GrantedFiles, network: GrantedNetwork, reducer: any PictureReducer) {
    self.files = files
    self.network = network
    self.reducer = reducer
  }

  /// What of some pictures lies on the web, each once.
  public static func addresses(of thumbnails: [Thumbnail]) -> [String] {
    var seen: Set<String> = []
    let found = thumbnails.compactMap { thumbnail -> String? in
      guard case .url(let address) = thumbnail, BundledPicture.bytes(at: address) == nil else { return nil }
      return seen.insert(address).inserted ? address : nil
    }
    return Array(found.prefix(most))
  }

  /// What lies at URLs, as far as it comes in time and there is room for it in a page.
  public func fetched(_ addresses: [String], until cancellation: Cancellation) async -> [String: [UInt8]] {
    let end = Cancellation(parent: cancellation)
    let alarm = AlarmThread.shared.alarm(after: PictureSource.patience) { end.cancel() }
    defer { alarm?.cancel() }
    var (found, size) = ([String: [UInt8]](), 0)
    await withTaskGroup { group in
      var rest = addresses[...]
      for _ in 0..<PictureSource.atOnce { add(rest.popFirst(), to: &group, until: end) }
      while let (address, bytes) = await group.next() {
        found[address] = bytes
        size += bytes?.count ?? 0
        if size > PagePictures.most { end.cancel() }
        if !end.isCancelled { add(rest.popFirst(), to: &group, until: end) }
      }
    }
    return found
  }

  private func add(
    _ address: String?, to group: inout TaskGroup<(String, [UInt8]?)>, until cancellation: Cancellation
  ) {
    guard let address else { return }
    group.addTask {
      let bytes = await PictureDownload.bytes(at: address, network, until: cancellation)
      return (address, bytes.flatMap(small))
    }
  }

  /// The pictures of one page.
  /// - Parameter fetched: what was fetched for it.
  public func page(_ fetched: [String: [UInt8]] = [:]) -> PagePictures { PagePictures { bytes(of: $0, fetched) } }

  /// Nothing for a symbol, and for what may not be read or is not there.
  private func bytes(of thumbnail: Thumbnail, _ fetched: [String: [UInt8]]) -> [UInt8]? {
    switch thumbnail {
    case .symbol: nil
    case .path(let path): (try? files.read(File(path: path), limit: PictureDownload.longest)).flatMap(small)
    case .data(let file): (try? files.read(file)).flatMap(small)
    case .url(let address): BundledPicture.bytes(at: address) ?? fetched[address]
    }
  }

  /// As small as it has to be; what cannot be made smaller stays as it is, as far as a page takes that. A browser gets
  /// nothing that a list would not show.
  private func small(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.count > PictureSource.large, let reduced = reducer.reduced(bytes, to: PictureSource.side) {
      return reduced
    }
    return bytes.count <= PagePictures.largest && reducer.isWhole(bytes) ? bytes : nil
  }
}
