/// The names an expression may use, as the compiler knows them at its place.
public protocol NameScope: AnyObject {
  /// What a name means here. Nothing where there is no such name.
  func binding(of name: String) -> Binding?
  /// Every name that may be read here, for suggestions.
  var names: [String] { get }
  /// A slot of the frame for a name that lives only inside an expression (`it`, `x => …`).
  func newSlot() -> Int
  /// The type of a name written in `as(…)`: `Movie`, `number`. Nothing where there is no such type.
  func kind(named name: String) -> Kind?
}

/// What a name means.
public enum Binding {
  /// A variable. `unset` says why it may not be set when it is read here ("it is set only when …").
  case slot(Int, Kind, unset: SourceRange? = nil)
  /// The previous output.
  case previous(Kind)
  case constant(Value, Kind)
  /// A reserved name whose members are bound one by one: `inputs`, `secrets`, `environment`. `noun` names one member
  /// ("input"), `members` lists those that can be known.
  case members(noun: String, members: [String], member: (String) -> Binding?)
}
