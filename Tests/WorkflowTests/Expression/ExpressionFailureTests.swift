import Testing

@testable import Workflow

@Suite("Failing expressions")
struct ExpressionFailureTests {
  private let evaluator = Evaluator()

  @Test(
    "say what was found at the very part that failed",
    arguments: [
      ("1 + anything.nope", "anything.nope", "There is no key `nope`"), ("data.cuont", "data.cuont", "There is no key"),
      ("movies[9].title", "movies[9]", "The list has 3 items, and item 9 was asked for."),
      ("movies[n - 7].title", "movies[n - 7]", "Items are counted from 1"),
      ("none.first()", "none.first()", "`none` is empty"),
      ("none.max()", "none.max()", "has no `max`"), ("'a' + anything?.nope", "anything?.nope", "is nothing"),
      ("n / (n - 7)", "n / (n - 7)", "divided by 0"),
      ("any_text + 1", "any_text + 1", "cannot take the text `Ada` and the number `1`"),
      ("any_nothing + 1", "any_nothing", "`any_nothing` is nothing"), ("3 > any_nothing", "any_nothing", "is nothing"),
      ("any_text == 3", "any_text == 3", "cannot be compared"),
      ("any_text < 3", "any_text < 3", "cannot be compared"),
      ("any_number and flag", "any_number", "is the number `3`"),
      ("if any_text then 1 else 2", "any_text", "a condition is true or false"),
      ("any_number.upper()", "any_number", "`upper` works on a text"),
      ("any_nothing.upper()", "any_nothing", "is nothing"),
      ("any_nothing.title", "any_nothing.title", "a property of nothing"),
      ("any_number.title", "any_number.title", "has no property `title`"),
      ("any_text[1]", "any_text[1]", "has no item 1"),
      ("any_text.as(number)", "any_text.as", "`Ada`"), ("name.pad(any_text)", "any_text", "`pad` needs a whole number"),
      ("state == any_text", "state == any_text", "`Ada`"),
      ("name in any_number", "name in any_number", "cannot contain"),
      ("name matches any_number", "name matches any_number", "the number `3`"),
      ("name matches name + '('", "name + '('", "is no pattern"),
      ("(n + 9223372036854775800).round(places=-1)", "(n + 9223372036854775800).round(places=-1)", "too large"),
      ("(n + 9223372036854775800) / 2", "(n + 9223372036854775800) / 2", "a fraction and more digits"),
      ("any_number.format(places=100000)", "100000", "`format` needs a whole number from 0 to 30"),
      ("any_number.format(places=-1, locale='de')", "-1", "`format` needs a whole number from 0 to 30"),
      ("numbers.chunk(n - 7)", "n - 7", "a whole number from 1"),
    ])
  func place(text: String, at place: String, message: String) throws {
    let (failure, at) = try #require(evaluator.failure(text))
    #expect(at == place)
    #expect(failure.message.contains(message), "\(failure.message)")
    #expect(failure.message.hasSuffix("."))
  }

  @Test(
    "end where a pattern takes too many steps",
    arguments: [
      "('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' + name) matches '^(a+)+$'",
      "('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' + name).replace('^(a|a)*[bc]$', '', pattern=true)",
    ])
  func patternLimit(text: String) throws {
    let (failure, _) = try #require(evaluator.failure(text))
    #expect(failure.reason == .limit)
  }

  @Test(
    "end where a value grows beyond 64 MB",
    arguments: [
      "name.pad(70000000)", "name.pad(60000000).replace('A', name.pad(60000000))",
      "name.pad(40000000) + name.pad(40000000)", "[name.pad(40000000), name.pad(40000000)].join()",
      "name.pad(9223372036854775807)", "name.pad(1000000).replace(' ', name.pad(1000))",
      "name.pad(1000000).replace(' ', name.pad(1000), pattern=true)",
    ])
  func sizeLimit(text: String) throws {
    let (failure, _) = try #require(evaluator.failure(text))
    #expect(failure.reason == .limit)
  }

  @Test(
    "end when the run is cancelled",
    arguments: [
      "many.map(it + 1)", "many.filter(it > 1)", "many.sort(it)", "many.sum()", "many.group(it)", "many.unique()",
      "many.join()", "many.any(it < 0)", "many.all(it > -1)", "many.find(it < 0)", "many.max()", "many contains -1",
      "records.a", "many.as(text)", "many.sort(it, locale='de')",
    ])
  func cancellation(text: String) throws {
    let scope = TestScope()
    scope.set("many", .list(.number), .list((0..<2000).map { .integer(($0 * 7919) % 2003) }))
    scope.set(
      "records", .any, .list((0..<2000).map { .dictionary(OrderedDictionary(distinct: [("a", .integer($0))])) }))
    let expression = try #require(Evaluator(scope).compile(text).expression)
    let cancellation = Cancellation()
    cancellation.cancel()
    var frame = scope.frame(cancellation: cancellation)
    #expect { _ = try expression.evaluate(&frame) } throws: { ($0 as? Failure)?.reason == .cancelled }
  }
}
