/// The custom type of `error` in `catch`.
public enum ErrorType {
  /// Why a step failed: the reasons, as an enum.
  public static let reasons = EnumKind(
    "ErrorKind", Failure.Reason.allCases.map { EnumKind.Label($0.rawValue, title: Words($0.rawValue).sentence) })

  public static let kind = RecordKind(
    "Error",
    [
      RecordKind.Property("kind", .choice(reasons)),
      RecordKind.Property("code", .maybe(.text)),
      RecordKind.Property("message", .text),
      RecordKind.Property("step", .text),
      RecordKind.Property("data", .any),
    ]
  ) { error in
    DisplayRepresentation(error["message"]?.text ?? "", subtitle: error["step"]?.text)
  }

  /// The value of `error` for a failure of a step.
  public static func value(of failure: Failure, step: String) -> Value {
    .record(
      Record(
        kind,
        [
          reasons.named(failure.reason.rawValue).map(Value.choice) ?? .nothing,
          failure.code.map(Value.text) ?? .nothing, .text(failure.message), .text(step), failure.data,
        ]))
  }

  /// The failure that a caught error was, to be raised again.
  public static func failure(of error: Record, at range: SourceRange) -> Failure {
    var reason = Failure.Reason.failed
    if case .choice(let choice)? = error["kind"] { reason = Failure.Reason(rawValue: choice.label.name) ?? .failed }
    return Failure(
      reason, error["message"]?.text ?? "", code: error["code"]?.text, data: error["data"] ?? .nothing, at: range)
  }
}
