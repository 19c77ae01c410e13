/// What a step does, in a sentence that names its parameters: `"Uppercase \(\.$text)"`.
public struct Summary<Action: ActionShape>: ExpressibleByStringInterpolation, Sendable {
  enum Part: Sendable {
    case text(String)
    case parameter(@Sendable (Action) -> AnyObject)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.text(literal)) }
    }

    public mutating func appendInterpolation<Value: ArgumentReadable>(
      _ parameter: any KeyPath<Action, Parameter<Value>> & Sendable
    ) {
      parts.append(.parameter { $0[keyPath: parameter].draft })
    }
  }

  let parts: [Part]

  public init(stringLiteral text: String) { parts = [.text(text)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}
