/// What flows between steps. A loop of a million turns copies values several times a turn, so that whatever is larger
/// than a text stands behind one reference.
public enum Value: Sendable {
  case nothing
  case boolean(Bool)
  /// A whole number, exact in 64 bits. Every number that is whole and fits is kept in this form.
  case integer(Int64)
  /// Any other number: an IEEE double, never NaN or infinite.
  case number(Double)
  case text(String)
  case list([Value])
  case dictionary(OrderedDictionary)
  case duration(Span)
  case date(Moment)
  case day(Day)
  case time(TimeOfDay)
  case url(Address)
  case file(File)
  case folder(Folder)
  case image(File)
  case choice(EnumKind.Case)
  case record(Record)
  case secret(Secret)
}
