internal import Workflow

/// Why a transfer failed, and whether another attempt may come to more.
struct TransferFailure: Error {
  let failure: Failure
  /// Whether the cause may pass by itself.
  let isPassing: Bool

  /// - Parameters:
  ///   - own: why we ended the transfer ourselves.
  ///   - isUnderWay: whether the reply had begun. One that stalls is as good as cut; a server that has let a minute pass
  ///     without a word would let the next one pass too.
  /// - Returns: nothing where nothing went wrong.
  init?(_ problem: CurlProblem?, own: Failure?, isUnderWay: Bool, to origin: HTTPLocation.Origin) {
    if let own {
      self.init(own, isPassing: own.reason == .timeout && isUnderWay)
    } else if let problem {
      self.init(problem, host: origin.host, place: origin.told)
    } else {
      return nil
    }
  }

  private init(_ failure: Failure, isPassing: Bool) {
    self.failure = failure
    self.isPassing = isPassing
  }

  /// - Parameter place: the host with its port, where that may be what is wrong; the host alone where nothing is said.
  init(_ problem: CurlProblem, host: String, place: String? = nil) {
    let place = place ?? host
    let cause = TerminalText.cleaned(problem.systemError?.words ?? problem.words)
    switch problem.kind {
    case .unresolved:
      self.init(
        .network, "`\(host)` cannot be found: it has no address.", "check the name, and whether this machine is online")
    case .unreachable:
      self.init(.network, "`\(place)` cannot be reached: \(cause).", "check the address, and whether the server runs")
    case .slow:
      self.init(
        .timeout, "`\(place)` cannot be reached: it did not answer in time.", "check the address, or try again later")
    case .proxy:
      self.init(
        .network, "The proxy to `\(host)` cannot be used: \(cause).", "check `http_proxy` and `https_proxy`",
        isPassing: false)
    case .untrusted:
      self.init(
        .network, "`\(host)` is not trusted: \(cause).",
        "check the address; a private authority is given as a file in PEM", isPassing: false)
    case .certificateFile:
      self.init(
        .network, "A certificate for `\(host)` cannot be used: \(cause).", "give a file in PEM", isPassing: false)
    case .encryption:
      self.init(
        .network, "No encrypted connection to `\(host)` came about: \(cause).", "check the address and its port")
    case .cut:
      self.init(.network, "The reply of `\(place)` was cut off.", "try again later")
    case .head:
      self.init(
        .limit, "The headers of the reply of `\(host)` are too long.", "tell those who run the server",
        isPassing: false)
    case .noReply:
      self.init(.network, "What `\(place)` replied is no HTTP.", "check the address and its port")
    case .noDescriptor:
      self.init(
        .limit, "The request to `\(host)` failed: \(cause).",
        "let fewer turns run at once, or raise the limit with `ulimit -n`", isPassing: false)
    case .stopped, .other:
      self.init(.network, "The request to `\(host)` failed: \(cause).", nil, isPassing: false)
    }
  }

  private init(_ reason: Failure.Reason, _ message: String, _ hint: String?, isPassing: Bool = true) {
    self.init(Failure(reason, message, hint: hint), isPassing: isPassing)
  }
}
