import Testing

@testable import Workflow

@Suite("What is said")
struct PhraseMatcherTests {
  private static let list = EnumKind(
    "MovieList",
    [
      EnumKind.Label("now_playing", title: "Now Playing", synonyms: ["current"]),
      EnumKind.Label("upcoming", title: "Upcoming"),
      EnumKind.Label("popular", title: "Popular"), EnumKind.Label("top_rated", title: "Top Rated", synonyms: ["best"]),
    ])

  private static func input(
    _ name: String, _ kind: Kind, options: [Value] = [], labels: (yes: String, no: String)? = nil
  ) -> ParameterDeclaration {
    let constants = options.map { ParameterDeclaration.Option($0) }
    return ParameterDeclaration(
      name: name, kind: kind,
      options: options.isEmpty ? nil : ParameterDeclaration.Options(constants: constants) { _, _, _ in constants },
      labels: labels)
  }

  private static func target(_ name: String, _ inputs: ParameterDeclaration...) -> PhraseTarget {
    PhraseTarget(path: "/\(name).yaml", title: name, inputs: inputs)
  }

  private static let phrases: [(phrase: Phrase, target: PhraseTarget)] = {
    let movies = target("movies", input("list", .choice(list)))
    let rooms = ["Living Room", "Kitchen", "My Study"].map { Value.text($0) }
    return [
      ("${list} movies", movies), ("movie night", movies),
      ("open the ${room} shutters", target("shutters", input("room", .text, options: rooms))),
      ("tea timer ${minutes} minutes", target("tea", input("minutes", .number))),
      ("remind me to ${what}", target("remind", input("what", .text))),
      ("lights ${state}", target("lights", input("state", .boolean, labels: ("bright", "dark")))),
      ("what is the weather", target("weather")), ("guten Morgen", target("morning")),
      ("café crème", target("coffee")), ("人気の映画", target("japanese")),
      ("split ${amount} between ${people} people", target("bill", input("amount", .number), input("people", .number))),
      ("meeting on ${day}", target("meeting", input("day", .day))),
      ("search for ${what}", target("search", input("what", .text))),
      ("play ${song} on ${device}", target("play", input("song", .text), input("device", .text, options: rooms))),
      ("wake me at ${time}", target("alarm", input("time", .time))),
      ("wait ${span}", target("wait", input("span", .duration))),
      ("start the show", target("show")), ("rename files in folder", target("rename")),
    ].map { (Phrase($0.0), $0.1) }
  }()

  @Test func `there are forty sentences with slots, and as many that mean nothing`() {
    #expect(Self.meanings.filter { $0.wanted.contains("{") }.count >= 40)
    #expect(Self.nonsense.count >= 40)
  }

  private func matches(_ said: String) throws -> [String] {
    try PhraseMatcher(Self.phrases, now: TestClock().now).matches(said).map { match in
      match.target.title
        + (match.parameters.isEmpty ? "" : " " + (try JSONWriter.text(.dictionary(match.parameters))))
    }
  }

  private static let meanings: [(said: String, wanted: String)] = [
    ("popular movies", #"movies {"list":"popular"}"#), ("show me popular movies", #"movies {"list":"popular"}"#),
    ("Please show me the popular movies!", #"movies {"list":"popular"}"#),
    ("POPULAR MOVIES", #"movies {"list":"popular"}"#), ("populer movies", #"movies {"list":"popular"}"#),
    ("popular moveis", #"movies {"list":"popular"}"#), ("popular,  movies.", #"movies {"list":"popular"}"#),
    ("now playing movies", #"movies {"list":"now_playing"}"#), ("current movies", #"movies {"list":"now_playing"}"#),
    ("show me the top rated movies", #"movies {"list":"top_rated"}"#),
    ("top-rated movies", #"movies {"list":"top_rated"}"#), ("best movies", #"movies {"list":"top_rated"}"#),
    ("upcomming movies please", #"movies {"list":"upcoming"}"#), ("movie night", "movies"), ("Movienight", "movies"),
    ("run my movie night", "movies"), ("open the kitchen shutters", #"shutters {"room":"Kitchen"}"#),
    ("kitchen shutters", #"shutters {"room":"Kitchen"}"#), ("Kitchn shutters", #"shutters {"room":"Kitchen"}"#),
    ("open my living room shutters", #"shutters {"room":"Living Room"}"#),
    ("open my study shutters", #"shutters {"room":"My Study"}"#),
    ("tea timer 5 minutes", #"tea {"minutes":5}"#), ("start a tea timer, 3.5 minutes", #"tea {"minutes":3.5}"#),
    ("tea timer five minutes", #"tea {"minutes":5}"#), ("tea timer -2 minutes", #"tea {"minutes":-2}"#),
    ("remind me to call the dentist", #"remind {"what":"call the dentist"}"#),
    ("please remind me to buy “milk & eggs”", #"remind {"what":"buy “milk & eggs”"}"#),
    ("lights on", #"lights {"state":true}"#), ("lights dark", #"lights {"state":false}"#),
    ("what's the weather", "weather"), ("what is the weather?", "weather"), ("Guten Morgen", "morning"),
    ("bitte guten morgen", "morning"), ("cafe creme", "coffee"), ("CAFÉ CRÈME", "coffee"), ("人気の映画", "japanese"),
    ("split 84.50 between 3 people", #"bill {"amount":84.5,"people":3}"#),
    ("split 90 between three people", #"bill {"amount":90,"people":3}"#),
    ("meeting on 2024-12-31", #"meeting {"day":"2024-12-31"}"#),
    ("meeting on tomorrow", #"meeting {"day":"2024-12-31"}"#),
    ("search for C++", #"search {"what":"C++"}"#),
    ("search for ../../etc/Passwd", #"search {"what":"../../etc/Passwd"}"#),
    ("search for yes “please”", #"search {"what":"yes “please”"}"#),
    ("search for --all, please", #"search {"what":"--all"}"#), ("search for .NET?", #"search {"what":".NET"}"#),
    ("Search for “Who's Afraid?”", #"search {"what":"Who's Afraid?"}"#),
    ("search for 'Help!'", #"search {"what":"Help!"}"#),
    ("search for A&B (c)", #"search {"what":"A&B (c)"}"#), ("search for 100 %", #"search {"what":"100 %"}"#),
    ("search for ÄÖÜ ß", #"search {"what":"ÄÖÜ ß"}"#), ("search for 東京", #"search {"what":"東京"}"#),
    ("search for \"runner\" docs", #"search {"what":"\"runner\" docs"}"#),
    ("search for @home #1", #"search {"what":"@home #1"}"#),
    ("play Hey Jude on kitchen", #"play {"song":"Hey Jude","device":"Kitchen"}"#),
    ("play 99 Luftballons on my study", #"play {"song":"99 Luftballons","device":"My Study"}"#),
    ("play AC/DC on (kitchen)", #"play {"song":"AC/DC","device":"Kitchen"}"#),
    ("wake me at 07:30", #"alarm {"time":"07:30"}"#), ("wake me at 9pm", #"alarm {"time":"21:00"}"#),
    ("wait 90s", #"wait {"span":"1m 30s"}"#), ("wait 1h30m", #"wait {"span":"1h 30m"}"#),
    ("best, movies", #"movies {"list":"top_rated"}"#), ("Upcoming: movies", #"movies {"list":"upcoming"}"#),
    ("Start the show!", "show"), ("what’s the weather", "weather"), ("rename files in the folder", "rename"),
  ]

  @Test("It means one thing", arguments: meanings)
  func meant(said: String, wanted: String) throws { #expect(try matches(said) == [wanted]) }

  private static let nonsense = [
    "", " ", "!?", "please", "show me", "movies", "popular", "popular books", "unpopular movies", "horror movies",
    "no movies", "movie knight rises", "movie", "night movie", "movies popular", "popular movies tomorrow",
    "popular top rated movies", "open the garage shutters", "shutters", "open the shutters", "kitchen", "tea",
    "tea timer", "tea timer minutes", "tea timer soon minutes", "sea timer 5 minutes", "tea timer 5 hours",
    "remind me", "remind me to", "lights", "lights blue", "weather", "what is the leather", "gute Nacht",
    "thé crème", "映画", "split 10 between people", "split ten people between 3", "meeting on someday",
    "search for", "search for ?!", "search for please", "play on kitchen", "play Hey Jude", "play Hey Jude on the moon",
    "wake me at 25:00", "wake me at", "wake at noonish", "wait", "wait forever", "wait C++",
    "meeting on 2024-13-45", "rename folder in files", "rename pile in folder",
    String(repeating: "popular movies ", count: 100),
  ]

  @Test("It means nothing", arguments: nonsense)
  func nothing(said: String) throws { #expect(try matches(said) == []) }

  @Test func `several that are equally near are all told`() {
    let (one, other) = (Self.target("one"), Self.target("other"))
    let matcher = PhraseMatcher(
      [(Phrase("good night"), one), (Phrase("Good night!"), other), (Phrase("please, good night"), one)],
      now: TestClock().now)
    #expect(matcher.matches("good night").map(\.target.title) == ["one", "other"])
    // Word for word beats what has a filler more.
    #expect(matcher.matches("please good night").map(\.target.title) == ["one"])
  }

  @Test func `words of a phrase beat words in a slot`() {
    let free = Self.target("free", Self.input("what", .text))
    let matcher = PhraseMatcher(
      [(Phrase("find ${what}"), free), (Phrase("find keys"), Self.target("keys"))], now: TestClock().now)
    #expect(matcher.matches("find kees").map(\.target.title) == ["free"])
    #expect(matcher.matches("find keys").map(\.target.title) == ["keys"])
    #expect(matcher.matches("find my phone").map(\.target.title) == ["free"])
  }

  @Test func `what is near is named, the nearest first`() {
    let matcher = PhraseMatcher(Self.phrases, now: TestClock().now)
    #expect(matcher.near("horror movies").first == "${list} movies")
    #expect(matcher.near("rename things in the folder").first == "rename files in folder")
    #expect(matcher.near("xyz") == [])
  }

  @Test func `what could lie in very many ways ends`() {
    let words = (0..<60).map { _ in "a" }.joined(separator: " ")
    let inputs = (0..<6).map { Self.input("x\($0)", .text) }
    let phrase = Phrase((0..<6).map { "a ${x\($0)} a" }.joined(separator: " "))
    let matcher = PhraseMatcher(
      [(phrase, PhraseTarget(path: "/a", title: "a", inputs: inputs))], now: TestClock().now)
    #expect(matcher.matches(words).count <= 1)
  }

  @Test(.timeLimit(.minutes(1))) func `what words mean in a slot is found out once`() {
    let options = (0..<300).map { Value.text("case number \($0)") }
    let inputs = (0..<4).map { Self.input("x\($0)", .text, options: options) }
    let phrase = Phrase((0..<4).map { "a ${x\($0)} a" }.joined(separator: " "))
    let matcher = PhraseMatcher(
      [(phrase, PhraseTarget(path: "/a", title: "a", inputs: inputs))], now: TestClock().now)
    #expect(matcher.matches((0..<60).map { $0 % 3 == 0 ? "a" : "case" }.joined(separator: " ")).isEmpty)
    let said = (0..<4).map { "a case number 1\($0) a" }.joined(separator: " ")
    #expect(matcher.matches(said).count == 1)
  }
}
