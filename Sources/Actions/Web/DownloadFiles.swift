internal import Workflow

/// Downloads several files at once.
struct DownloadFiles: WaitingAction {
  /// What is done about a file that is there already.
  enum Existing: String, Choice {
    case keepBoth, skip, replace, fail

    static let type = EnumKind(Existing.self)

    /// About one that has come while the new one was on its way.
    fileprivate var later: HTTPRequest.Existing {
      switch self {
      case .keepBoth: .keepBoth
      case .replace: .replace
      case .skip, .fail: .fail
      }
    }
  }

  static let title = "Download Files"
  static let category = Category.download
  static let description = "Downloads files into a folder, several at once, and goes on with what an earlier run left."
  static let summary: Summary<Self> = "Download \(\.$urls) into \(\.$to)"
  static let examples = [
    Example(
      "Two files",
      steps: """
        - Download Files: [https://example.org/one.txt, https://example.org/two.txt]
        - Text: ${previous.name.join(', ')}
        """, output: #""one.txt, two.txt""#)
  ]

  @Parameter(
    "URLs", ask: "Which URLs?", role: .inputAndKey, touches: .network,
    refused: .ifEmpty("no_urls", "Please give the URL of a file to download."))
  var urls: [Confidential<Address>]
  @Parameter("To", "The folder they go into.", touches: .write) var to = FolderValue(Folder("."))
  @Parameter("Existing", "What is done about a file that is there already.") var existing = Existing.keepBoth
  @Parameter("Resume", "Whether a file is gone on with that an earlier run has left unfinished.") var resume = true
  @Parameter("At once", "How many are downloaded at the same time.", limits: Limits(minimum: 1, maximum: 16, step: 1))
  var atOnce = 4
  @Parameter("Headers", "What is sent along.", isSent: true) var headers: OrderedDictionary?
  @Parameter("Auth", "A token, or a `user` with a `password`.") var auth: Value?

  func run(in context: Context) async throws -> [FileValue] {
    let desk = DownloadDesk(count: urls.count, in: context)
    defer { context.presenter.progress(nil) }
    var files: [FileValue?] = Array(repeating: nil, count: urls.count)
    try await withThrowingTaskGroup(of: (Int, FileValue).self) { group in
      // What was begun comes to its end, also where another fails: it is there for the next run.
      var next = 0
      func begin() {
        guard next < urls.count else { return }
        let place = next
        next += 1
        group.addTask { (place, try await download(place, desk, in: context)) }
      }
      for _ in 0..<atOnce { begin() }
      while let (place, file) = try await group.next() {
        files[place] = file
        begin()
      }
    }
    return files.compactMap(\.self)
  }

  private func download(_ place: Int, _ desk: DownloadDesk, in context: Context) async throws -> FileValue {
    try context.cancellation.check()
    var parts = RequestParts(urls[place].reveal())
    (parts.headers, parts.auth) = (headers, auth)
    var request = try parts.request()
    let name = try await name(for: parts, in: context)
    guard let path = try desk.path(for: name, at: place, in: to.folder, existing) else {
      desk.finish(place)
      return FileValue(File(path: FilePath.joined(to.folder.path, name)))
    }
    request.destination = .file(path: path, resumes: resume, existing: existing.later)
    request.progress = { received, total in desk.note(received, of: total, at: place) }
    let reply = try await context.send(request).accepted(nil, for: request, reading: context.read)
    desk.finish(place)
    // Where nothing is really written, as in a test, the body is all there is.
    return FileValue(
      File(reply.body.content, name: FilePath.name(of: reply.body.path ?? path), type: reply.body.type))
  }

  /// The last part of the URL, where it looks like the name of a file, else what the server suggests.
  private func name(for parts: RequestParts, in context: Context) async throws -> String {
    let last = parts.url.parts.path.split(separator: "/").last.map { Address.decoded(String($0)) } ?? ""
    let name = ReplyName.plain(last)
    if name.contains(".") { return name }
    var parts = parts
    parts.method = "HEAD"
    let reply = try await context.send(try parts.request())
    let suggested = ReplyName.plain(reply.body.name)
    return (200...299).contains(reply.status) && !suggested.isEmpty ? suggested : name.isEmpty ? "download" : name
  }
}
