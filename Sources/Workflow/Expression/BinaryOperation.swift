/// An arithmetic operator at its place.
struct BinaryOperation: Sendable {
  private let symbol: Operator
  private let left: SourceRange
  private let right: SourceRange

  init(_ symbol: Operator, _ left: SourceRange, _ right: SourceRange) {
    self.symbol = symbol
    self.left = left
    self.right = right
  }

  func apply(_ left: Value, _ right: Value) throws -> Value {
    if left.isNothing { throw Failure.isNothing(at: self.left) }
    if right.isNothing { throw Failure.isNothing(at: self.right) }
    return try located(at: self.left.union(self.right)) {
      switch symbol {
      case .add: try sum(left, right)
      case .subtract: try Arithmetic.subtract(left, right)
      case .multiply: try Arithmetic.multiply(left, right)
      case .divide: try Arithmetic.divide(left, right)
      default: try Arithmetic.remainder(left, right)
      }
    }
  }

  private func sum(_ left: Value, _ right: Value) throws -> Value {
    switch (left, right) {
    case (.text(let a), .text(let b)):
      try Bound.check(bytes: a.utf8.count + b.utf8.count)
    case (.list(let a), .list(let b)):
      try Bound.check(items: a.count + b.count)
    case (.secret(let a), .secret(let b)): return .secret(Secret(a.reveal() + b.reveal()))
    case (.secret(let a), .text(let b)): return .secret(Secret(a.reveal() + b))
    case (.text(let a), .secret(let b)): return .secret(Secret(a + b.reveal()))
    default: break
    }
    return try Arithmetic.add(left, right)
  }

  /// A closure for two operands. Whole numbers, which loops count with, do not go through ``Arithmetic``; nor does a
  /// variable or a constant beside them cost a call.
  func evaluation(_ left: CompiledExpression, _ right: CompiledExpression) -> CompiledExpression.Evaluation {
    switch symbol {
    case .add: integers(left, right) { $0.addingReportingOverflow($1) }
    case .subtract: integers(left, right) { $0.subtractingReportingOverflow($1) }
    case .multiply: integers(left, right) { $0.multipliedReportingOverflow(by: $1) }
    case .remainder: integers(left, right) { $0.remainderReportingOverflow(dividingBy: $1) }
    default: integers(left, right) { _, _ in (0, true) }
    }
  }

  @inline(__always)
  private func integers(
    _ left: CompiledExpression, _ right: CompiledExpression,
    _ compute: @escaping @Sendable (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> CompiledExpression.Evaluation {
    let (first, second) = (left.evaluate, right.evaluate)
    if case .integer(let b) = right.constant {
      if let slot = left.slot {
        return { frame in
          if case .integer(let a) = frame.slots[slot] {
            let (value, overflow) = compute(a, b)
            if !overflow { return .integer(value) }
          }
          return try apply(frame.slots[slot], .integer(b))
        }
      }
      return { frame in
        let left = try first(&frame)
        if case .integer(let a) = left {
          let (value, overflow) = compute(a, b)
          if !overflow { return .integer(value) }
        }
        return try apply(left, .integer(b))
      }
    }
    if let slot = left.slot, let other = right.slot {
      return { frame in
        if case .integer(let a) = frame.slots[slot], case .integer(let b) = frame.slots[other] {
          let (value, overflow) = compute(a, b)
          if !overflow { return .integer(value) }
        }
        return try apply(frame.slots[slot], frame.slots[other])
      }
    }
    return { frame in
      let left = try first(&frame)
      let right = try second(&frame)
      if case .integer(let a) = left, case .integer(let b) = right {
        let (value, overflow) = compute(a, b)
        if !overflow { return .integer(value) }
      }
      return try apply(left, right)
    }
  }
}

extension Failure {
  /// A value that is found to be nothing where one is needed.
  static func isNothing(at range: SourceRange) -> Failure {
    Failure(
      .failed, "`\(range.text)` is nothing.", at: range, hint: "say what stands in for it: `\(range.text) ?? …`")
  }
}

/// Gives a failure the place of what failed.
@inline(__always)
func located<Result>(at range: SourceRange, _ work: () throws -> Result) throws -> Result {
  do {
    return try work()
  } catch let failure as Failure {
    throw failure.at(range)
  }
}
