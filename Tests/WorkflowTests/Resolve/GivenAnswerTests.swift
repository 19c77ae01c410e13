import Testing

@testable import Workflow

@Suite("What is recorded of an answer gives it again")
struct GivenAnswerTests {
  private static func replayed(_ choices: Choices, _ value: Value) throws -> (text: String?, value: Value?) {
    let inquiry = Inquiry("Which?", .choose(choices))
    let text = inquiry.answer(giving: value)
    let now = Moment(seconds: 0, zone: .utc)
    guard case .value(let read) = try AnswerReader(inquiry: inquiry, now: now).read(text ?? "") else {
      return (text, nil)
    }
    return (text, read)
  }

  private static let sizes = EnumKind("Size", [.init("small", title: "Small"), .init("none", title: "Of no size")])

  @Test("A case is written by its name, which every language knows")
  func cases() throws {
    let rows = ["Klein", "Keine"].map { DisplayRepresentation($0) }
    let choices = Choices(Self.sizes.cases.map { .choice($0) }, rows: rows)
    let given = try Self.replayed(choices, .choice(Self.sizes.cases[0]))
    #expect(given.text == "small")
    #expect(given.value?.text == "Small")
    let several = Choices(choices.values, rows: rows, multiple: 0...2)
    let none = try Self.replayed(several, .list([]))
    #expect(none.value?.isEqual(to: .list([])) == true, "a case is called `none`")
  }

  @Test("A place is written as no choice is called")
  func places() throws {
    let items = (1...3).map { Value.dictionary(OrderedDictionary([("id", .integer($0))])) }
    let choices = Choices(items, rows: ["same", "same", "#1"].map { DisplayRepresentation($0) })
    for item in items {
      let given = try Self.replayed(choices, item)
      #expect(given.value?.isEqual(to: item) == true, "\(given)")
    }
  }

  @Test("Secrets that may be picked are not written down")
  func secrets() {
    let choices = Choices([.secret(Secret("hush")), .secret(Secret("hush hush"))])
    #expect(Inquiry("Which?", .choose(choices)).answer(giving: choices.values[0]) == nil)
  }
}
