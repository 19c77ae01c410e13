internal import CCurl
internal import Synchronization
internal import Workflow

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// libcurl, loaded with the first request. No other file knows it.
struct Curl: Sendable {
  // Written before anybody sees it, and never after.
  fileprivate nonisolated(unsafe) let library: UnsafePointer<runner_curl>

  private static let loaded = Mutex<Curl?>(nil)

  /// - Throws: a ``Failure`` that says what to install, or that no more files can be opened.
  static func load() throws -> Curl {
    try loaded.withLock { loaded in
      if let loaded { return loaded }
      guard let curl = runner_curl_load().map(Curl.init) else {
        // Another attempt may come at a better time.
        throw SystemError.exhaustion.map { Failure.noDescriptors($0) } ?? .noLibrary
      }
      loaded = curl
      return curl
    }
  }

  fileprivate var functions: runner_curl { library.pointee }

  /// Authorities that the library trusts by itself, as a file in PEM; nothing where it asks the system another way.
  func authorityFile() -> String? {
    guard let easy = functions.curl_easy_init() else { return nil }
    defer { functions.curl_easy_cleanup(easy) }
    return runner_curl_text(library, easy, CURLINFO_CAINFO).map { String(cString: $0) }
  }
}

// MARK: - URLs

extension Curl {
  /// A URL as the parser reads it that later connects.
  struct URLParts: Sendable {
    var scheme: String
    /// In ASCII, in brackets where it is an address of version 6; nothing in a URL that names no place.
    var host: String?
    var port: Int
    /// Percent-decoded.
    var user: String?
    var password: String?
    /// Without user, password and fragment.
    var text: String
  }

  /// - Parameter base: what a text without a scheme is relative to.
  /// - Throws: a ``Refusal`` that says what is wrong, in the middle of a sentence.
  func parse(_ text: String, relativeTo base: String? = nil) throws(Refusal) -> URLParts {
    guard let url = functions.curl_url() else { throw Refusal("there is no memory left") }
    defer { functions.curl_url_cleanup(url) }
    if let base { try set(base, in: url) }
    try set(text, in: url)
    var parts = URLParts(scheme: try part(CURLUPART_SCHEME, of: url) ?? "", port: 0, text: "")
    parts.host = try part(CURLUPART_HOST, of: url, CURLU_PUNYCODE)
    parts.port = try part(CURLUPART_PORT, of: url, CURLU_DEFAULT_PORT).flatMap { Int($0) } ?? 0
    parts.user = try part(CURLUPART_USER, of: url, CURLU_URLDECODE)
    parts.password = try part(CURLUPART_PASSWORD, of: url, CURLU_URLDECODE)
    for extra in [CURLUPART_USER, CURLUPART_PASSWORD, CURLUPART_OPTIONS, CURLUPART_FRAGMENT] {
      _ = functions.curl_url_set(url, extra, nil, 0)
    }
    parts.text = try part(CURLUPART_URL, of: url, CURLU_PUNYCODE) ?? ""
    return parts
  }

  private func set(_ text: String, in url: OpaquePointer) throws(Refusal) {
    let flags = CURLU_NON_SUPPORT_SCHEME | CURLU_URLENCODE
    let code = functions.curl_url_set(url, CURLUPART_URL, text, UInt32(flags))
    guard code == CURLUE_OK else { throw Refusal(code) }
  }

  private func part(_ part: CURLUPart, of url: OpaquePointer, _ flags: Int32 = 0) throws(Refusal) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    let code = runner_curl_url_get(library, url, part, &text, UInt32(flags))
    defer { functions.curl_free(text) }
    switch code {
    case CURLUE_OK: return text.map { String(cString: $0) }
    case CURLUE_NO_HOST, CURLUE_NO_PORT, CURLUE_NO_USER, CURLUE_NO_PASSWORD, CURLUE_NO_SCHEME: return nil
    default: throw Refusal(code)
    }
  }

  struct Refusal: Error {
    let words: String

    fileprivate init(_ words: String) { self.words = words }

    fileprivate init(_ code: CURLUcode) {
      switch code {
      case CURLUE_BAD_PORT_NUMBER: words = "its port is no number up to 65535"
      case CURLUE_NO_HOST, CURLUE_BAD_HOSTNAME: words = "its host is no name and no address"
      case CURLUE_BAD_IPV6: words = "its host is no address of version 6"
      case CURLUE_LACKS_IDN: words = "this libcurl reads no names beyond ASCII"
      default: words = "it is no URL that names a host"
      }
    }
  }
}

// MARK: - One transfer

/// A handle of libcurl for one transfer after the other, used on one thread.
final class CurlHandle {
  private let curl: Curl
  fileprivate let easy: UnsafeMutableRawPointer
  private var lines: UnsafeMutablePointer<curl_slist>?
  private let words: UnsafeMutablePointer<CChar>
  private(set) var transfer: Transfer?

  init?(_ curl: Curl) {
    guard let easy = curl.functions.curl_easy_init() else { return nil }
    self.curl = curl
    self.easy = easy
    words = .allocate(capacity: Int(CURL_ERROR_SIZE))
  }

  deinit {
    curl.functions.curl_slist_free_all(lines)
    curl.functions.curl_easy_cleanup(easy)
    words.deallocate()
  }

  /// Forgets the last transfer; its connection stays open for the next.
  func clear() {
    curl.functions.curl_easy_reset(easy)
    curl.functions.curl_slist_free_all(lines)
    lines = nil
    transfer = nil
  }

  func prepare(for transfer: Transfer) {
    self.transfer = transfer
    let order = transfer.order
    words[0] = 0
    set(CURLOPT_ERRORBUFFER, words)
    set(CURLOPT_URL, order.location.text)
    set(CURLOPT_PROTOCOLS_STR, "http,https")
    set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
    set(CURLOPT_NOSIGNAL, 1)
    // Removing a transfer must not wait for a name that is being resolved.
    set(CURLOPT_QUICK_EXIT, 1)
    set(CURLOPT_FOLLOWLOCATION, 0)
    set(CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    // A second request waits to see whether the first one's connection takes both. Without encryption none does.
    set(CURLOPT_PIPEWAIT, order.location.isSecure ? 1 : 0)
    set(CURLOPT_CONNECTTIMEOUT_MS, order.connectMilliseconds)
    set(CURLOPT_BUFFERSIZE, order.pieceBytes)
    set(CURLOPT_FRESH_CONNECT, order.isFresh ? 1 : 0)
    set(CURLOPT_PROXY, order.proxy)
    set(CURLOPT_SSLCERT_BLOB, order.clientCertificate)
    // A file of a certificate may hold its key, too.
    set(CURLOPT_SSLKEY_BLOB, order.clientKey ?? order.clientCertificate)
    set(CURLOPT_CAINFO_BLOB, order.authorities)
    if let credentials = order.credentials {
      set(CURLOPT_HTTPAUTH, runner_curl_basic)
      set(CURLOPT_USERNAME, credentials.user)
      set(CURLOPT_PASSWORD, credentials.password)
    }
    for line in order.lines { lines = curl.functions.curl_slist_append(lines, line) }
    set(CURLOPT_HTTPHEADER, lines)
    setMethod(order)
    setCallbacks(Unmanaged.passUnretained(transfer).toOpaque())
  }

  private func setMethod(_ order: Transfer.Order) {
    if let body = order.body {
      set(CURLOPT_UPLOAD, 1)
      _ = runner_curl_set_size(curl.library, easy, CURLOPT_INFILESIZE_LARGE, curl_off_t(body.count))
      set(CURLOPT_CUSTOMREQUEST, order.method)
    } else if order.method == "HEAD" {
      set(CURLOPT_NOBODY, 1)
    } else {
      set(CURLOPT_HTTPGET, 1)
      if order.method != "GET" { set(CURLOPT_CUSTOMREQUEST, order.method) }
    }
  }

  /// The transfer is held by the handle for as long as libcurl may call.
  private func setCallbacks(_ context: UnsafeMutableRawPointer) {
    for option in [
      CURLOPT_WRITEDATA, CURLOPT_HEADERDATA, CURLOPT_READDATA, CURLOPT_SEEKDATA, CURLOPT_OPENSOCKETDATA,
      CURLOPT_PREREQDATA,
    ] { set(option, context) }
    _ = runner_curl_set_stream(curl.library, easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
      // Anything but the whole count ends the transfer.
      return Transfer.of(context).takeBody(bytes) ? bytes.count : bytes.count &+ 1
    }
    _ = runner_curl_set_stream(curl.library, easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
      return Transfer.of(context).takeHeader(bytes) ? bytes.count : bytes.count &+ 1
    }
    _ = runner_curl_set_stream(curl.library, easy, CURLOPT_READFUNCTION) { bytes, size, count, context in
      Transfer.of(context).giveBody(UnsafeMutableRawBufferPointer(start: bytes, count: size * count))
        ?? Int(CURL_READFUNC_ABORT)
    }
    _ = runner_curl_on_seek(curl.library, easy) { context, offset, origin in
      guard origin == SEEK_SET, Transfer.of(context).rewindBody(to: Int(offset)) else { return CURL_SEEKFUNC_FAIL }
      return CURL_SEEKFUNC_OK
    }
    _ = runner_curl_on_open(curl.library, easy) { context, _, address in
      let family = address.pointee.family
      let isAdmitted = withUnsafePointer(to: &address.pointee.addr) {
        Transfer.of(context).admits(NumericAddress.text(of: $0))
      }
      guard isAdmitted else { return curl_socket_t(CURL_SOCKET_BAD) }
      let socket = socket(family, address.pointee.socktype, address.pointee.protocol)
      if socket >= 0 { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
      return socket
    }
    // A connection that is used again was opened for another request.
    _ = runner_curl_on_ready(curl.library, easy) { context, address, _, _, _ in
      Transfer.of(context).admits(String(cString: address)) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
    }
  }

  private func set(_ option: CURLoption, _ number: Int) {
    _ = runner_curl_set_number(curl.library, easy, option, number)
  }

  private func set(_ option: CURLoption, _ text: String) {
    _ = runner_curl_set_text(curl.library, easy, option, text)
  }

  private func set(_ option: CURLoption, _ bytes: [UInt8]?) {
    if let bytes { _ = runner_curl_set_bytes(curl.library, easy, option, bytes, bytes.count) }
  }

  private func set(_ option: CURLoption, _ pointer: UnsafeMutableRawPointer?) {
    _ = runner_curl_set_pointer(curl.library, easy, option, pointer)
  }

  fileprivate func problem(_ code: CURLcode) -> CurlProblem? {
    if code == CURLE_OK { return nil }
    let words = words[0] == 0 ? curl.functions.curl_easy_strerror(code) : UnsafePointer(words)
    let number = runner_curl_number(curl.library, easy, CURLINFO_OS_ERRNO)
    let systemError = number == 0 ? nil : SystemError(Int32(truncatingIfNeeded: number))
    let kind = CurlProblem.kind(of: code)
    // A name is not found and a certificate not read where there is no descriptor for it; libcurl does not say so.
    if kind != .stopped, let exhaustion = systemError?.isExhaustion == true ? systemError : .exhaustion {
      return CurlProblem(.noDescriptor, systemError: exhaustion)
    }
    return CurlProblem(kind, words: words.map { told(String(cString: $0)) } ?? "", systemError: systemError)
  }
}

extension CurlHandle {
  /// What libcurl says quotes the proxy as it was set, with its password, and is cut at the end of its buffer.
  private func told(_ words: String) -> String {
    guard let proxy = transfer?.order.proxy, let at = proxy.lastIndex(of: "@") else { return words }
    let user = proxy[...at].replacing("://", with: " ").split(separator: " ").last ?? ""
    let isCut = words.utf8.count >= Int(CURL_ERROR_SIZE) - 1
    return isCut ? "the proxy is not understood" : words.replacing(String(user), with: "")
  }
}

extension CurlProblem {
  fileprivate static func kind(of code: CURLcode) -> Kind {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST: .unresolved
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: .proxy
    case CURLE_COULDNT_CONNECT: .unreachable
    case CURLE_OPERATION_TIMEDOUT: .slow
    case CURLE_PEER_FAILED_VERIFICATION: .untrusted
    case CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CERTPROBLEM: .certificateFile
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER, CURLE_USE_SSL_FAILED: .encryption
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2_STREAM,
      CURLE_HTTP2:
      .cut
    // A header line of more than 100 kB; CURLE_TOO_LARGE since 8.6.
    case CURLE_OUT_OF_MEMORY, CURLcode(100): .head
    case CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL: .noReply
    case CURLE_ABORTED_BY_CALLBACK, CURLE_WRITE_ERROR, CURLE_READ_ERROR: .stopped
    default: .other
    }
  }
}

// MARK: - Many transfers

/// Transfers side by side on one thread, which share their connections.
final class CurlMulti: Sendable {
  private let curl: Curl
  // Used on one thread, but for `wake`, which libcurl allows from any.
  private nonisolated(unsafe) let multi: UnsafeMutableRawPointer

  init(_ curl: Curl, connections: Int) throws {
    guard let multi = curl.functions.curl_multi_init() else {
      throw Failure.noDescriptors(.exhaustion ?? SystemError(EMFILE))
    }
    // It does without the pipe that wakes it where there is none to be had, and nothing would reach the thread.
    guard curl.functions.curl_multi_wakeup(multi) == CURLM_OK else {
      _ = curl.functions.curl_multi_cleanup(multi)
      throw Failure.noDescriptors(.exhaustion ?? SystemError(EMFILE))
    }
    self.curl = curl
    self.multi = multi
    _ = runner_curl_set_multi(curl.library, multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
    _ = runner_curl_set_multi(curl.library, multi, CURLMOPT_MAXCONNECTS, connections)
  }

  deinit { _ = curl.functions.curl_multi_cleanup(multi) }

  func makeHandle() -> CurlHandle? { CurlHandle(curl) }

  func add(_ handle: CurlHandle) -> Bool { curl.functions.curl_multi_add_handle(multi, handle.easy) == CURLM_OK }
  func remove(_ handle: CurlHandle) { _ = curl.functions.curl_multi_remove_handle(multi, handle.easy) }

  /// Goes on with every transfer as far as it goes without waiting.
  func perform() {
    var running: Int32 = 0
    _ = curl.functions.curl_multi_perform(multi, &running)
  }

  /// Waits until something can go on, somebody wakes it or the time is over.
  func poll(milliseconds: Int) { _ = curl.functions.curl_multi_poll(multi, nil, 0, Int32(milliseconds), nil) }

  func wake() { _ = curl.functions.curl_multi_wakeup(multi) }

  /// The next transfer that has ended, and what went wrong in it.
  func nextEnded(among handles: [UnsafeMutableRawPointer: CurlHandle]) -> (CurlHandle, CurlProblem?)? {
    var left: Int32 = 0
    while let message = curl.functions.curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle, let handle = handles[easy]
      else { continue }
      return (handle, handle.problem(message.pointee.data.result))
    }
    return nil
  }
}

extension CurlHandle {
  /// What it is known by in ``CurlMulti/nextEnded(among:)``.
  var key: UnsafeMutableRawPointer { easy }
}

extension Failure {
  fileprivate static func noDescriptors(_ error: SystemError) -> Failure {
    Failure(
      .limit, "Requests cannot be sent: \(error.words).",
      hint: "raise the limit with `ulimit -n`")
  }

  fileprivate static var noLibrary: Failure {
    Failure(
      .failed, "Requests need libcurl, which is not installed here.",
      hint: "install it: `apt-get install libcurl4` on Debian and Ubuntu")
  }
}
