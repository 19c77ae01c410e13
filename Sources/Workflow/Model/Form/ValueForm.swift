/// What may stand behind a key, as far as it is the same in every file.
public indirect enum ValueForm: Sendable {
  case nothing
  case anything
  /// A scalar, taken as it is written.
  case text
  /// A value of a type, or an expression that gives one.
  case value(Kind)
  /// A value of a type that is written out.
  case constant(Kind)
  /// `${…}`, `true` or `false`.
  case condition
  /// The name of a type: `text`, `[Movie]`, `[Movie, 2..4]`.
  case type
  /// `2..4`, `1..` or one number.
  case bounds
  /// A number, duration, date, day or time that is written out.
  case measure
  /// What an action is for.
  case category
  case block
  /// What a parameter of a built-in action takes.
  case argument(String, of: String)
  case mapping(MappingForm)
  /// A mapping whose keys the file chooses.
  case entries(ValueForm)
  case list(ValueForm)
  case either([ValueForm])

  /// One, or several in a list.
  static func oneOrSeveral(_ form: ValueForm) -> ValueForm { .either([form, .list(form)]) }
}
