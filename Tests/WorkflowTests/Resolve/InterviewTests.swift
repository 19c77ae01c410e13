import Synchronization
import Testing

@testable import Workflow

@Suite("Answers come in advance, from defaults, or from the person")
struct InterviewTests {
  static let movies = Inquiry("Which movie?", .choose(Choices(["Heat", "Up", "Monsters, Inc."].map { .text($0) })))

  private func ask(
    _ inquiry: Inquiry, answers: [String] = [], presenter: ScriptedPresenter = ScriptedPresenter(),
    takesDefaults: Bool = false, parameter: String? = nil
  ) async throws -> Value {
    let book = AnswerBook()
    for answer in answers { try book.add(answer) }
    let interview = Interview(book, presenter: presenter, clock: TestClock(), takesDefaults: takesDefaults)
    return try await interview.ask(inquiry, for: .named("movie"), parameter: parameter, cancellation: Cancellation())
  }

  @Test(
    "An answer in advance picks by name, number or line",
    arguments: [
      ("movie=Up", "Up"), ("movie=up", "Up"), ("movie=#1", "Heat"), ("movie=Mon", "Monsters, Inc."),
      ("movie=Monsters, Inc.", "Monsters, Inc."), ("step:3=Heat", "Heat"),
    ])
  func advance(answer: String, picked: String) async throws {
    #expect(try await ask(Self.movies, answers: [answer]).text == picked)
  }

  @Test("An answer for a parameter does not answer the step")
  func parameter() async throws {
    let presenter = ScriptedPresenter([.rows([1])])
    #expect(try await ask(Self.movies, answers: ["movie.list=Heat"], presenter: presenter).text == "Up")
    #expect(try await ask(Self.movies, answers: ["movie.list=Heat"], parameter: "list").text == "Heat")
  }

  @Test(
    "Several are separated by commas, quoted as in CSV",
    arguments: [
      ("all", ["Heat", "Up", "Monsters, Inc."]), ("none", []), ("Up,Heat", ["Up", "Heat"]),
      ("#3, up", ["Monsters, Inc.", "Up"]), (#"Heat,"Monsters, Inc.""#, ["Heat", "Monsters, Inc."]),
      ("Monsters, Inc.", ["Monsters, Inc."]),
    ])
  func several(answer: String, picked: [String]) async throws {
    let choices = Choices(["Heat", "Up", "Monsters, Inc."].map { .text($0) }, multiple: 0 ... .max)
    let value = try await ask(Inquiry("Which?", .choose(choices)), answers: ["movie=\(answer)"])
    #expect(value.isEqual(to: .list(picked.map { .text($0) })))
  }

  /// All that begins with what is typed, where nothing typed is what is popular.
  static let searched = Inquiry(
    "Which movie?",
    .choose(Choices([.text("Heat")], search: found)))

  @Sendable static func found(_ text: String) -> Choices {
    let all = ["Alien", "Aliens", "Heat", "Up"]
    return Choices(all.filter { $0.lowercased().hasPrefix(text) }.map { .text($0) }, search: found)
  }

  @Test(
    "An answer in advance is searched for, and its place is that among what stands there",
    arguments: [("movie=up", "Up"), ("movie=alien", "Alien"), ("movie=#1", "Heat")])
  func search(answer: String, picked: String) async throws {
    #expect(try await ask(Self.searched, answers: [answer]).text == picked)
  }

  @Test(
    "Several that are searched for are looked up one by one",
    arguments: [("up,alien", ["Up", "Alien"]), ("#1,up", ["Heat", "Up"]), ("up,up", ["Up"])])
  func searchedSeveral(answer: String, picked: [String]) async throws {
    let several = Inquiry("Which?", .choose(Choices([.text("Heat")], multiple: 0 ... .max, search: Self.found)))
    let value = try await ask(several, answers: ["movie=\(answer)"])
    #expect(value.isEqual(to: .list(picked.map { .text($0) })), "\(value)")
  }

  @Test("A default is held against the limits, where nobody is asked and where Enter takes it")
  func refusedDefault() async throws {
    let inquiry = Inquiry("How many?", .write(.number, Limits(maximum: .integer(10))), standard: .integer(20))
    let failure = await #expect(throws: Failure.self) { try await ask(inquiry, takesDefaults: true) }
    #expect(failure?.message == "The default `20` for “How many?” is refused. It must be at most 10.")
    let presenter = ScriptedPresenter([.text(""), .text("7")])
    #expect(try await ask(inquiry, presenter: presenter).text == "7")
    #expect(presenter.questions.last?.complaint == "It must be at most 10.")
  }

  @Test("What was found for a text stays, whatever a server gives the next time")
  func foundTwice() async throws {
    let turns = Mutex(0)
    let inquiry = Inquiry(
      "Which?",
      .choose(
        Choices(
          [],
          search: { _ in
            let turn = turns.withLock { turn in
              turn += 1
              return turn
            }
            return Choices((turn == 1 ? ["Up", "Heat"] : ["Heat", "Up"]).map { .text($0) })
          })))
    let presenter = SearchingPresenter(["u", "u"], .found([FoundRow("u", 0)]))
    let picked = try await Interview(AnswerBook(), presenter: presenter, clock: TestClock())
      .ask(inquiry, for: .named("movie"), parameter: nil, cancellation: Cancellation())
    #expect(picked.text == "Up")
  }

  @Test(
    "A day alone has no time",
    arguments: ["2026-12-24 18:00", "2026-12-24T18:00:00Z", "tomorrow 18:00", "6pm"])
  func dayWithTime(text: String) async throws {
    let failure = await #expect(throws: Failure.self) {
      try await ask(Inquiry("When?", .write(.day, Limits())), answers: ["movie=\(text)"])
    }
    #expect(failure?.message.contains("says when in a day") == true)
    #expect(failure?.message.contains("`date_and_time`") == true)
  }

  @Test("What a person types searches, and the question is put again with what is found")
  func searching() async throws {
    let presenter = ScriptedPresenter([.text("al"), .text("zz"), .text("al"), .rows([1])])
    #expect(try await ask(Self.searched, presenter: presenter).text == "Aliens")
    let names = presenter.questions.map { question -> [String] in
      guard case .choose(let list) = question.form else { return [] }
      return (0..<list.rows.count).map { list.rows.row(at: $0).name }
    }
    #expect(names == [["Heat"], ["Alien", "Aliens"], [], ["Alien", "Aliens"]])
  }

  @Test("What is found while a person types can be picked, of several searches")
  func searchingLive() async throws {
    let several = Inquiry("Which?", .choose(Choices([.text("Heat")], multiple: 0...2, search: Self.found)))
    let presenter = SearchingPresenter(["al", "u"], .found([FoundRow("u", 0), FoundRow("", 0)]))
    let picked = try await Interview(AnswerBook(), presenter: presenter, clock: TestClock())
      .ask(several, for: .named("movie"), parameter: nil, cancellation: Cancellation())
    #expect(picked.isEqual(to: .list([.text("Up"), .text("Heat")])))
    #expect(presenter.names == [["Alien", "Aliens"], ["Up"]])
  }

  @Test("A row that no search found is refused", arguments: [FoundRow("al", 2), FoundRow("zz", 0), FoundRow("", 1)])
  func foundNowhere(row: FoundRow) async throws {
    let presenter = SearchingPresenter(["al"], .found([row]))
    let failure = await #expect(throws: Failure.self) {
      try await Interview(AnswerBook(), presenter: presenter, clock: TestClock())
        .ask(Self.searched, for: .named("movie"), parameter: nil, cancellation: Cancellation())
    }
    #expect(failure?.message == "There is no such row.")
  }

  @Test("The secrets of a run are masked in what is found and in how a reply is read")
  func masked() async throws {
    let mask = Mask()
    mask.add(Secret("Alien"))
    let searching = SearchingPresenter(["al"], .found([FoundRow("al", 0)]))
    let interview = Interview(AnswerBook(), presenter: searching.masked(by: mask), clock: TestClock())
    let picked = try await interview.ask(
      Self.searched, for: .named("movie"), parameter: nil, cancellation: Cancellation())
    #expect(searching.names == [["***", "***s"]])
    #expect(picked.text == "Alien")
  }

  @Test("A question tells what a written reply would come to")
  func reading() async throws {
    let presenter = ScriptedPresenter([.text("90m")])
    let inquiry = Inquiry("How long?", .write(.duration, Limits()))
    _ = try await ask(inquiry, presenter: presenter)
    let read = try #require(presenter.questions.first?.read)
    #expect(read("90m") == .fits(meaning: "1h 30m"))
    #expect(read("1h 30m") == .fits(meaning: nil))
    guard case .refused = read("soon") else {
      Issue.record("`soon` is no duration")
      return
    }
  }

  @Test("Days in words are read from the clock of the run, and told with their weekday; an answer in advance too")
  func words() async throws {
    let presenter = ScriptedPresenter([.text("tomorrow")])
    let inquiry = Inquiry("When?", .write(.day, Limits(minimum: .day(try #require(Day(text: "2024-12-31"))))))
    #expect(try await ask(inquiry, presenter: presenter).text == "2024-12-31")
    let read = try #require(presenter.questions.first?.read)
    #expect(read("friday") == .fits(meaning: "Friday, 2025-01-03"))
    #expect(read("yesterday") == .refused("It must be at least 2024-12-31."))
    #expect(presenter.questions.first?.details.contains("such as `2024-12-30`, `tomorrow` or `friday`") == true)
    #expect(try await ask(inquiry, answers: ["movie=in 2 days"]).text == "2025-01-01")
    await #expect(throws: Failure.self) { try await ask(inquiry, answers: ["movie=someday"]) }
  }

  @Test("An answer that matches nothing fails and lists the choices")
  func noMatch() async throws {
    let failure = await #expect(throws: Failure.self) { try await ask(Self.movies, answers: ["movie=Jaws"]) }
    #expect(failure?.reason == .input)
    #expect(failure?.message.contains("`Heat`, `Up`, `Monsters, Inc.`") == true)
  }

  @Test("Where nobody can be asked, the message names the flag, the reason and the choices")
  func silent() async throws {
    let presenter = ScriptedPresenter(silence: "`CI` is set")
    let failure = await #expect(throws: Failure.self) { try await ask(Self.movies, presenter: presenter) }
    #expect(failure?.reason == .input)
    for part in ["`CI` is set", "`--answer movie=…`", "`Heat`, `Up`"] {
      #expect(failure?.message.contains(part) == true)
    }
  }

  @Test("At most twenty choices are listed, the rest is counted")
  func many() async throws {
    let choices = Choices((1...50).map { .text("Movie \($0)") })
    let presenter = ScriptedPresenter(silence: "`CI` is set")
    let failure = await #expect(throws: Failure.self) {
      try await ask(Inquiry("Which?", .choose(choices)), presenter: presenter)
    }
    #expect(failure?.message.contains("`Movie 20` and 30 more") == true)
  }

  @Test("`--defaults` takes what stands as default without a question")
  func defaults() async throws {
    let presenter = ScriptedPresenter([.text("9")])
    let inquiry = Inquiry("How many?", .write(.number, Limits()), standard: .integer(3))
    #expect(try await ask(inquiry, presenter: presenter, takesDefaults: true).isEqual(to: .integer(3)))
    #expect(presenter.questions.isEmpty)
  }

  @Test("A reply outside the limits is complained about and asked again")
  func complaint() async throws {
    let presenter = ScriptedPresenter([.text("x"), .text("12"), .text("7")])
    let inquiry = Inquiry("How many?", .write(.number, Limits(minimum: 1, maximum: 10)))
    #expect(try await ask(inquiry, presenter: presenter).isEqual(to: .integer(7)))
    #expect(presenter.questions.map { $0.complaint != nil } == [false, true, true])
    #expect(presenter.questions.last?.complaint == "It must be at most 10.")
  }

  @Test("Enter takes the default")
  func enter() async throws {
    let inquiry = Inquiry("When?", .write(.duration, Limits()), standard: .duration(Span(nanoseconds: 90_000_000_000)))
    let presenter = ScriptedPresenter([.text("")])
    #expect(try await ask(inquiry, presenter: presenter).text == "1m 30s")
    #expect(presenter.questions.first?.standard == "1m 30s")
  }

  @Test("The asker's own refusal is a complaint, or fails an answer in advance")
  func refusal() async throws {
    let inquiry = Inquiry("Name?", .write(.text, Limits())) {
      $0.text == "root" ? Inquiry.Refusal("Not that one.") : nil
    }
    let presenter = ScriptedPresenter([.text("root"), .text("ada")])
    #expect(try await ask(inquiry, presenter: presenter).text == "ada")
    #expect(presenter.questions.last?.complaint == "Not that one.")
    await #expect(throws: Failure.self) { try await ask(inquiry, answers: ["movie=root"]) }
  }

  @Test("An answer that fits several rows lets the person pick among these")
  func ambiguous() async throws {
    let rows = ["1987", "1995", "2012"].map { DisplayRepresentation($0 == "2012" ? "Up" : "Heat", subtitle: $0) }
    let choices = Choices(["a", "b", "c"].map { .text($0) }, rows: rows)
    let presenter = ScriptedPresenter([.rows([1])])
    let value = try await ask(Inquiry("Which?", .choose(choices)), answers: ["movie=heat"], presenter: presenter)
    #expect(value.text == "b")
    guard case .choose(let list) = presenter.questions.first?.form else { throw Failure(.failed, "No list was shown.") }
    #expect((0..<list.rows.count).map { list.rows.row(at: $0).subtitle } == ["1987", "1995"])
  }

  @Test("Each answer of a name answers one turn, and leftovers are told")
  func turns() async throws {
    let book = AnswerBook()
    for answer in ["movie=Up", "movie=Heat", "movie=Up", "other=1"] { try book.add(answer) }
    let interview = Interview(book, presenter: ScriptedPresenter(), clock: TestClock())
    for picked in ["Up", "Heat"] {
      let value = try await interview.ask(
        Self.movies, for: .named("movie"), parameter: nil, cancellation: Cancellation())
      #expect(value.text == picked)
    }
    #expect(book.unused == ["movie", "other"])
    #expect(book.unknownNames(among: [.named("movie")]).map(\.code) == ["unknown-answer"])
  }

  @Test("Throwing the switch ends the question")
  func cancelled() async throws {
    let cancellation = Cancellation()
    let interview = Interview(AnswerBook(), presenter: PatientPresenter { cancellation.cancel() }, clock: TestClock())
    let failure = await #expect(throws: Failure.self) {
      try await interview.ask(Self.movies, for: .named("movie"), parameter: nil, cancellation: cancellation)
    }
    #expect(failure?.reason == .cancelled)
  }

  @Test("Turns that ask at once are answered one after the other")
  func parallel() async throws {
    let presenter = ScriptedPresenter((0..<20).map { _ in .rows([0]) })
    let interview = Interview(AnswerBook(), presenter: presenter, clock: TestClock())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          _ = try await interview.ask(
            Self.movies, for: .named(nil), parameter: nil, cancellation: Cancellation())
        }
      }
      try await group.waitForAll()
    }
    #expect(presenter.questions.count == 20)
  }
}

/// A person who never answers; the question ends only with its task.
private struct PatientPresenter: Presenter {
  let silence: String? = nil
  let asked: @Sendable () -> Void

  func ask(_ question: Question) async throws -> Reply {
    asked()
    try? await Task.sleep(for: .seconds(3600))
    throw Failure(.cancelled, "The question was cancelled.")
  }

  func show(_ presentation: Presentation, of value: Value) throws {}
  func progress(_ progress: Progress?) {}
  func note(_ message: String) {}
}

/// A person who types one text after the other into a list, and then replies; a complaint is the end.
private final class SearchingPresenter: Presenter {
  private let texts: [String]
  private let reply: Reply
  private let found = Mutex<[[String]]>([])

  init(_ texts: [String], _ reply: Reply) {
    self.texts = texts
    self.reply = reply
  }

  var silence: String? { nil }
  /// The names of the rows that each search has found.
  var names: [[String]] { found.withLock { $0 } }

  func ask(_ question: Question) async throws -> Reply {
    if let complaint = question.complaint { throw Failure(.cancelled, complaint) }
    guard case .choose(let list) = question.form, let search = list.search else { return .text("") }
    for text in texts {
      let rows = try await search(text).rows
      found.withLock { $0.append((0..<rows.count).map { rows.row(at: $0).name }) }
    }
    return reply
  }

  func show(_ presentation: Presentation, of value: Value) throws {}
  func progress(_ progress: Progress?) {}
  func note(_ message: String) {}
}
