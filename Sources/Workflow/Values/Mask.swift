import Synchronization

/// The secrets that a run has come to know, and how a text is rid of them.
///
/// Types keep a secret from being shown, but not a copy of it that comes back from outside: the URL in the message of a
/// server, the standard error of a program, a reply that echoes a header. All that is shown, printed, logged, traced or
/// stored passes through the mask of its run.
public final class Mask: Sendable {
  private let forms = Mutex<SecretForms>(SecretForms())

  public init() {}

  /// Nothing is known, so that nothing changes.
  public var isEmpty: Bool { forms.withLock { $0.isEmpty } }

  public func add(_ secret: Secret) { forms.withLock { $0.add(secret.reveal()) } }

  /// The secrets in a value, however deep they are.
  public func add(secretsIn value: Value) {
    switch value {
    case .secret(let secret): add(secret)
    case .list(let items): for item in items { add(secretsIn: item) }
    case .dictionary(let dictionary): for value in dictionary.values { add(secretsIn: value) }
    case .record(let record): for value in record.values { add(secretsIn: value) }
    default: return
    }
  }

  public func masked(_ bytes: [UInt8]) -> [UInt8] {
    let forms = forms.withLock { $0 }
    return forms.isEmpty ? bytes : forms.masked(bytes)
  }

  public func masked(_ text: String) -> String {
    let forms = forms.withLock { $0 }
    return forms.isEmpty ? text : String(decoding: forms.masked(Array(text.utf8)), as: UTF8.self)
  }

  /// The value with its texts masked. What is no text stays as it is.
  public func masked(_ value: Value) -> Value {
    guard !isEmpty else { return value }
    switch value {
    case .text(let text): return .text(masked(text))
    case .url(let address):
      // What is no URL any more without its secret is a text.
      let text = masked(address.text)
      return Address(text).map(Value.url) ?? .text(text)
    case .list(let items): return .list(items.map { masked($0) })
    case .dictionary(let dictionary):
      return .dictionary(OrderedDictionary(dictionary.pairs.map { (masked($0.key), masked($0.value)) }))
    case .record(let record): return .record(Record(record.kind, record.values.map { masked($0) }))
    default: return value
    }
  }

  /// All of a failure that anybody is told. What its sentences quote may have been cut out of a secret.
  public func masked(_ failure: Failure) -> Failure {
    Failure(
      failure.reason, masked(message: failure.message), code: failure.code.map { masked(message: $0) },
      data: masked(failure.data), at: failure.range, hint: failure.hint.map { masked(message: $0) },
      notes: failure.notes.map { masked(message: $0) }, unresolved: failure.unresolved)
  }

  /// A sentence in which data is quoted between backticks. Users and passwords of URLs are secrets that nobody declares.
  public func masked(message: String) -> String {
    let forms = forms.withLock { $0 }
    let masked = forms.isEmpty ? message : String(decoding: forms.masked(message: Array(message.utf8)), as: UTF8.self)
    return Address.withoutUsers(in: masked)
  }
}
