/// What becomes what at parameters, inputs, properties and `as()`, as far as types tell. Values follow the same table
/// in ``Value/converted(to:keepsSecrets:zone:read:)``; what the table does not list does not convert.
///
/// | from | to |
/// |---|---|
/// | number, boolean, date, day, time, duration, url, enum, custom type | text |
/// | custom type | dictionary; what its content converts to |
/// | dictionary | custom type, its properties by their names |
/// | text | number, date, day, time, duration, url, file, folder, image, boolean, enum, dictionary |
/// | number | duration |
/// | file, image | text, dictionary, custom type, list, each other |
/// | T | `[T]` |
/// | `[T]` | T, if it has exactly one item |
///
/// `[T]` converts to `[U]` item by item, and never to text as a whole.
public enum Conversion {
  public enum Verdict: Hashable, Sendable {
    /// Every value fits as it is.
    case none
    /// A value is converted, or found not to fit, while the workflow runs.
    case needed
    /// No value can fit. `hint` says what to write instead.
    case impossible(hint: String?)

    public var isPossible: Bool { if case .impossible = self { false } else { true } }
  }

  public static func check(from source: Kind, to target: Kind) -> Verdict {
    if target.accepts(source) { return .none }
    switch (source, target) {
    case (.any, _): return .needed
    case (.nothing, _): return .impossible(hint: "give a value, or one for the case of nothing with `??`")
    case (.maybe(let wrapped), _):
      // That it may be nothing shows while running.
      let verdict = check(from: wrapped, to: target.unwrapped)
      return verdict == .none ? .needed : verdict
    case (_, .maybe(let wrapped)): return check(from: source, to: wrapped)
    case (.list(let element), .list(let wanted)):
      // An empty list is a list of anything.
      return check(from: element, to: wanted)
    case (.list(let element), .text) where element.unwrapped != .text && element != .any:
      return .impossible(hint: joinHint)
    case (.list(let element), _):
      return check(from: element, to: target).isPossible ? .needed : .impossible(hint: hint(from: source, to: target))
    case (.file, .list), (.image, .list): return .needed
    case (.record(let kind), .list(let wanted)):
      let content = kind.content.map { check(from: kind.properties[$0].kind, to: target) }
      return content?.isPossible == true || check(from: source, to: wanted).isPossible
        ? .needed : .impossible(hint: hint(from: source, to: target))
    case (_, .list(let wanted)):
      let verdict = check(from: source, to: wanted)
      return verdict.isPossible ? .needed : verdict
    default:
      return isListed(from: source, to: target) ? .needed : .impossible(hint: hint(from: source, to: target))
    }
  }

  /// The rows of the table for single values.
  private static func isListed(from source: Kind, to target: Kind) -> Bool {
    switch (source, target) {
    case (.number, .text), (.boolean, .text), (.date, .text), (.day, .text), (.time, .text), (.duration, .text),
      (.url, .text), (.choice, .text), (.record, .text), (.record, .dictionary):
      true
    case (.text, .number), (.text, .date), (.text, .day), (.text, .time), (.text, .duration), (.text, .url),
      (.text, .file), (.text, .folder), (.text, .image), (.text, .boolean), (.text, .choice), (.text, .dictionary):
      true
    case (.number, .duration): true
    case (.dictionary, .record), (.file, .record): true
    case (.file, .text), (.file, .dictionary), (.file, .image), (.image, .text), (.image, .dictionary): true
    case (.record(let kind), .file), (.record(let kind), .image):
      kind.content.map { check(from: kind.properties[$0].kind, to: target).isPossible } ?? false
    default: false
    }
  }

  static let joinHint = "join its items, as in `.join(', ')`"

  /// What to write where nothing converts.
  static func hint(from source: Kind, to target: Kind) -> String? {
    switch (source, target) {
    case (.list, .text): joinHint
    case (.list, _): "take one item, as in `[1]`, or use `each`"
    case (.secret, _): "secrets may go into urls, headers, bodies, standard input and the environment only"
    case (.folder, .text), (.folder, .url): "write `.path`"
    case (.dictionary, .text): "write `.json()`, or take one of its keys"
    case (.dictionary, .list): "write `.keys()` or `.values()`"
    case (.dictionary, _): "take one of its keys"
    case (.date, .day): "write `.calendar_day`"
    case (.date, .time): "write `.time`"
    case (.date, .number): "write `.timestamp`, or a part such as `.year`"
    case (.duration, .number): "write `.seconds`"
    case (.boolean, .number): "write `if … then 1 else 0`"
    case (.file, _), (.image, _): "write `.path` or `.name`"
    case (.record(let kind), _):
      kind.properties.first { target.accepts($0.kind) }.map { "write `.\($0.name)`" } ?? "take one of its properties"
    case (_, .boolean): "write a condition, such as `${… == 1}`"
    default: nil
    }
  }
}
