extension CompiledExpression {
  /// The same for a program or a server: a case of an enum is what goes over the wire, and not its title.
  var sent: CompiledExpression {
    guard let kind = kind.sent else { return self }
    let evaluate = evaluate
    return CompiledExpression(
      kind: kind, range: range, constant: constant?.sent, whenTrue: whenTrue, whenFalse: whenFalse
    ) { try evaluate(&$0).sent }
  }
}

extension Kind {
  /// What it becomes where it is sent; nothing where it stays as it is.
  fileprivate var sent: Kind? {
    switch self {
    case .choice: .text
    case .any: .any
    case .maybe(let kind): kind.sent?.optional
    case .list(let kind): kind.sent.map { .list($0) }
    default: nil
    }
  }
}

extension Value {
  fileprivate var sent: Value {
    switch self {
    case .choice(let choice): .text(choice.label.value)
    case .list(let list) where list.items.contains(where: \.isChoice): .list(list.items.map(\.sent))
    default: self
    }
  }

  private var isChoice: Bool { if case .choice = self { true } else { false } }
}
