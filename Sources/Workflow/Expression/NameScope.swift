/// The names an expression may use, as the compiler knows them at its place.
public protocol NameScope: AnyObject {
  /// What a name means here. Nothing where there is no such name.
  func binding(of name: String) -> Binding?
  /// Every name that may be read here, for suggestions.
  var names: [String] { get }
  /// Why a name that the file does have cannot be read here; nothing where there is no such name at all.
  func absence(of name: String) -> Absence?
  /// A slot of the frame for a name that lives only inside an expression (`it`, `x => …`).
  func newSlot() -> Int
  /// The type of a name written in `as(…)`: `Movie`, `number`. Nothing where there is no such type.
  func kind(named name: String) -> Kind?
}

extension NameScope {
  public func absence(of name: String) -> Absence? { nil }
}

/// Why a name cannot be read.
public struct Absence {
  /// What to do about it, as the hint of a diagnostic.
  public let hint: String
  /// Where the name is set.
  public let place: SourceRange?

  public init(hint: String, place: SourceRange? = nil) {
    self.hint = hint
    self.place = place
  }
}

/// What a name means.
public enum Binding {
  /// A variable. `unset` says why it may not be set when it is read here ("it is set only when …").
  case slot(Int, Kind, unset: SourceRange? = nil)
  /// A secret, which fails where it is needed and not there.
  case secret(Int, name: String)
  /// The previous output.
  case previous(Kind)
  /// An expression that a definition was given, at the place of its parameter: it is called with an item.
  case expression(Int, item: Kind, result: Kind)
  case constant(Value, Kind)
  /// A reserved name whose members are bound one by one: `inputs`, `secrets`, `environment`. `noun` names one member
  /// ("input"), `members` lists those that can be known.
  case members(noun: String, members: [String], member: (String) -> Binding?)
}
