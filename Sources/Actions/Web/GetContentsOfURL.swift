internal import CustomTypes
internal import Workflow

/// Sends a request and gets what the server answers.
struct GetContentsOfURL: WaitingAction {
  static let title = "Get Contents Of URL"
  static let category = Category.download
  static let description = "Sends a request to a server, and gets its reply with status, headers and body."
  static let summary: Summary<Self> = "Get the contents of \(\.$url)"
  static let examples = [
    Example(
      "JSON, as a dictionary or a list",
      steps: """
        - Get Contents Of URL: https://example.org/people
        - Get Item From List
        - Text: ${previous.name}
        """, output: #""Joe Bloggs""#),
    Example(
      "A query, in which nothing is left out",
      steps: """
        - Get Contents Of URL:
            url: https://example.org/search
            query: { q: Sarah & Joe, page: ~ }
        - Text: ${previous.url}
        """, output: #""https://example.org/search?q=Sarah%20%26%20Joe""#),
    Example(
      "A new person",
      steps: """
        - Get Contents Of URL:
            url: https://example.org/people
            json: { name: Peter Roberts, job: Taxi Driver }
            accept: [201]
        - Text: ${previous.headers.location}
        """, output: #""/people/2""#),
    Example(
      "A status that is no success is an error", steps: "- Get Contents Of URL: https://example.org/nobody",
      error: "`GET https://example.org/nobody` was answered with 404 Not Found: There is nobody here."),
  ]

  @Parameter("URL", ask: "Which URL?", role: .inputAndKey, touches: .network)
  var url: Confidential<Address>
  @Parameter("Method", "Any method of HTTP, `POST` by default where there is a body, else `GET`.", isSent: true)
  var method: String?
  @Parameter("Headers", "What is sent along, as names and values.", isSent: true) var headers: OrderedDictionary?
  @Parameter("Query", "Names and values that are added to the URL.", isSent: true) var query: OrderedDictionary?
  @Parameter("JSON", "A body of any value, written as JSON.", isSent: true) var json: Value?
  @Parameter("Form", "A body of names and values, some of which may be files.", isSent: true)
  var form: OrderedDictionary?
  @Parameter("File", "A body that is a file.", touches: .read) var file: FileValue?
  @Parameter("Text", "A body that is a text.", isSent: true) var text: Confidential<String>?
  @Parameter("Auth", "A token, or a `user` with a `password`.") var auth: Value?
  @Parameter("Follow", "Whether redirects are followed.") var follow = true
  @Parameter("Allow HTTP", "Whether a redirect may lead from `https` to `http`.", when: .is(\Self.$follow, true))
  var allowHTTP = false
  @Parameter(
    "Cookies", "Whether cookies that a redirect sets are sent to where it leads.", when: .is(\Self.$follow, true))
  var cookies = false
  @Parameter("Idempotent", "Whether sending it again does no harm; the method tells, where nobody says.")
  var idempotent: Bool?
  @Parameter("Authorities", "A PEM file of authorities that are trusted besides the system's.", touches: .read)
  var authorities: FileValue?
  @Parameter("Certificate", "A PEM file by which the server knows you.", touches: .read) var certificate: FileValue?
  @Parameter("Certificate key", "A PEM file with its key, where that is another one.", touches: .read)
  var certificateKey: FileValue?
  @Parameter("Accept", "The statuses that are no error, 200 to 299 by default.") var accept: [Int]?
  @Parameter("Cache", "Whether a reply is kept, and used again for as long as the server allows.") var cache = false
  @Parameter("Save to", "The file that the body goes into.", touches: .write) var saveTo: FileValue?

  func run(in context: Context) async throws -> Response {
    let request = try request(telling: context.presenter)
    defer { context.presenter.progress(nil) }
    let reply = try await context.send(request)
    return Response(try reply.accepted(accept, for: request, reading: context.read))
  }

  /// Made outside of what waits, which would keep all of this while it does.
  private func request(telling presenter: any Presenter) throws -> HTTPRequest {
    var parts = RequestParts(url.reveal())
    (parts.method, parts.headers, parts.query, parts.auth) = (method, headers, query, auth)
    (parts.json, parts.form, parts.file, parts.text) = (json, form, file?.file, text?.reveal())
    var request = try parts.request()
    request.followsRedirects = follow
    (request.allowsDowngrade, request.keepsCookies, request.usesCache) = (allowHTTP, cookies, cache)
    if let idempotent { request.isIdempotent = idempotent }
    request.authorities = authorities?.file
    (request.clientCertificate, request.clientKey) = (certificate?.file, certificateKey?.file)
    if let path = saveTo?.file.path { request.destination = .file(path: path, resumes: false, existing: .replace) }
    let title = "Waiting for \(TerminalText.cleaned(request.url.parts.host ?? "the server"))"
    request.progress = { received, total in
      let fraction = total.map { Double(received) / Double(max($0, 1)) }
      presenter.progress(Progress(title, fraction: fraction, bytes: received))
    }
    presenter.progress(Progress(title))
    return request
  }
}
