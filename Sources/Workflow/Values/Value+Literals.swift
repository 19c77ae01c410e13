// Values are written as literals in tests, examples and tables of defaults.

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  public init(stringLiteral text: String) { self = .text(text) }
  public init(integerLiteral whole: Int64) { self = .integer(whole) }
  public init(floatLiteral number: Double) { self.init(number: number) }
  public init(booleanLiteral flag: Bool) { self = .boolean(flag) }
  public init(arrayLiteral items: Value...) { self = .list(items) }
}
