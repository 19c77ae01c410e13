// Values are written as literals in tests, examples and tables of defaults.

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .text(text) }
  public init(integerLiteral whole: Int64) { self = .integer(whole) }
  public init(floatLiteral number: Double) { self.init(number: number) }
  public init(booleanLiteral flag: Bool) { self = .boolean(flag) }
  public init(arrayLiteral items: Value...) { self = .list(items) }
  public init(dictionaryLiteral pairs: (String, Value)...) {
    self = .dictionary(OrderedDictionary(pairs.map { (key: $0, value: $1) }))
  }
}
