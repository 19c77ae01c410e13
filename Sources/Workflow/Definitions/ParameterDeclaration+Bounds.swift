/// What a value of the right type is held against, wherever it comes from: the options that are written out, how many items
/// there may be, and the limits.
extension ParameterDeclaration {
  /// The value, or the options that its texts name.
  /// - Throws: a ``Complaint`` where it is refused, a ``Failure`` where that cannot be told.
  func bounded(_ value: Value) throws -> Value {
    if case .nothing = value, kind.isOptional { return value }
    let picked = try picked(value)
    if let count, case .list(let items) = picked, !count.contains(items.count) {
      throw Complaint(count.complaint(about: items.count))
    }
    if let refusal = try limits.refusal(of: picked) { throw Complaint(refusal) }
    return picked
  }

  /// Why a value is refused; nothing where it fits.
  func complaint(about value: Value) -> String? {
    do {
      _ = try bounded(value)
      return nil
    } catch {
      return (error as? Complaint)?.sentence
    }
  }

  /// The written options that texts name which are no values of the parameter's type; nothing where no text could.
  /// - Throws: a ``Complaint`` where one names none, or several.
  func named(_ value: Value) throws -> Value? {
    guard let choices = options?.written else { return nil }
    switch value {
    case .text: return try choices.option(for: value)
    case .list(let items) where isMultiValue:
      return .list(try items.map { if case .text = $0 { try choices.option(for: $0) } else { $0 } })
    default: return nil
    }
  }

  private func picked(_ value: Value) throws -> Value {
    guard let choices = options?.written else { return value }
    guard case .list(let items) = value, isMultiValue else { return try choices.option(for: value) }
    return .list(try items.map { try choices.option(for: $0) })
  }
}

/// Why a value is refused, as a sentence for the person who gave it.
struct Complaint: Error {
  let sentence: String
  init(_ sentence: String) { self.sentence = sentence }
}

extension Choices {
  fileprivate func option(for value: Value) throws -> Value {
    if let known = values.first(where: { $0.isEqual(to: value) }) { return known }
    guard case .text(let text) = value else { throw Complaint(complaint(about: value.text ?? value.shortForm)) }
    switch match(text) {
    case .one(let place): return values[place]
    case .several(let places): throw Complaint(complaint(about: text, fitting: places))
    case .none: throw Complaint(complaint(about: text))
    }
  }
}
