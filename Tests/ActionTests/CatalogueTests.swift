import Foundation
import Testing
import TestSupport
import Workflow

@testable import Actions

/// What holds for every action there is, so that nobody has to remember it.
@Suite("The catalogue")
struct CatalogueTests {
  private static let actions = Catalogue.builtIn.titles.flatMap(\.titles).compactMap {
    Catalogue.builtIn.action(named: $0)
  }

  @Test("Every action in the folder is in the list of its family")
  func listed() throws {
    let titles = Set(Catalogue.builtIn.titles.flatMap(\.titles))
    for path in try ProjectFolder.files(in: "Sources/Actions", ending: ".swift") {
      let text = try ProjectFolder.text(of: path)
      guard let type = text.firstMatch(of: /struct (\w+): (?:Waiting)?Action\b/)?.1,
        let title = text.firstMatch(of: /static let title = "(.+)"/)?.1
      else { continue }
      #expect(
        titles.contains(String(title)),
        "add `Entry(\(type).self)` to its family in Sources/Actions/Catalogue+BuiltIn.swift")
      #expect(path.hasSuffix("/\(type).swift"), "an action stands in the file of its name")
      let name = title.filter { $0 != " " }
      #expect(type == name || type == name + "Action", "an action's type is called like its title")
    }
  }

  @Test("Titles are Title Case words, each once")
  func titles() {
    let titles = Catalogue.builtIn.titles.flatMap(\.titles)
    #expect(Set(titles).count == titles.count)
    for title in titles { #expect(title.wholeMatch(of: /[A-Z][A-Za-z]*( [A-Z][A-Za-z]*)*/) != nil, "\(title)") }
  }

  @Test("Every error by a code of its own is declared by an action that throws it, and made of what is declared")
  func errors() throws {
    let declared = Set(Self.actions.flatMap(\.errors).map(\.code))
    for path in try ProjectFolder.files(in: "Sources/Actions", ending: ".swift") {
      let text = try ProjectFolder.text(of: path)
      #expect(!text.contains(/Failure\(\s*\.custom/), "\(path): declare an `ErrorCode`")
      for match in text.matches(of: /ErrorCode\(\s*"(\w+)"/) {
        #expect(declared.contains(String(match.1)), "`\(match.1)` of \(path) is in no action's `errors`")
      }
    }
    for error in Self.actions.flatMap(\.errors) {
      #expect(error.code.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil, "\(error.code)")
      #expect(error.meaning.wholeMatch(of: /[A-Z].*\./) != nil, "\(error.meaning)")
      #expect(Failure.Reason(rawValue: error.code) == nil, "\(error.code) is the name of a kind of failure")
    }
  }

  @Test("The names of custom types and enums are there once")
  func types() {
    let names = Catalogue.builtIn.kinds.map(\.description)
    #expect(names.contains("Person"))
    #expect(Set(names).count == names.count)
  }

  @Test("A description is one sentence", arguments: actions.map(\.title))
  func description(title: String) throws {
    let action = try #require(Catalogue.builtIn.action(named: title))
    let sentences = [action.description] + action.parameters.compactMap(\.description?.written)
    for sentence in sentences { #expect(sentence.wholeMatch(of: /[A-Z][^.\n]*\./) != nil, "\(sentence)") }
    for parameter in action.parameters {
      #expect(parameter.title.wholeMatch(of: /[A-Z][^.?:\n]*/) != nil, "\(parameter.title)")
      if let ask = parameter.ask?.written { #expect(ask.wholeMatch(of: /[A-Z][^\n]*\?/) != nil, "\(ask)") }
    }
  }

  @Test("What does not always apply has a default or may be nothing", arguments: actions.map(\.title))
  func conditions(title: String) throws {
    let action = try #require(Catalogue.builtIn.action(named: title))
    for parameter in action.parameters where parameter.condition != nil {
      #expect(parameter.standard != nil || parameter.kind.isOptional, "\(parameter.name)")
    }
  }

  @Test("A summary names what must be given, and ends without a full stop", arguments: actions.map(\.title))
  func summary(title: String) throws {
    let action = try #require(Catalogue.builtIn.action(named: title))
    let named = action.summary.compactMap { if case .parameter(let place) = $0 { place } else { nil } }
    for (place, parameter) in action.parameters.enumerated() where parameter.isRequired || parameter.role.contains(.key)
    {
      #expect(named.contains(place), "\(parameter.name)")
    }
    #expect(Set(named).count == named.count)
    #expect(!action.summary.isEmpty)
    if case .text(let last)? = action.summary.last { #expect(!last.hasSuffix(".") && !last.hasSuffix(" ")) }
  }

  @Test("An action has at most one key and one input", arguments: actions.map(\.title))
  func roles(title: String) throws {
    let action = try #require(Catalogue.builtIn.action(named: title))
    #expect(action.parameters.count { $0.role.contains(.key) } <= 1)
    #expect(action.parameters.count { $0.role.contains(.input) } <= 1)
  }

  @Test("An action has examples that say what comes of them", arguments: actions.map(\.title))
  func examples(title: String) throws {
    let action = try #require(Catalogue.builtIn.action(named: title))
    #expect(!action.examples.isEmpty)
    for example in action.examples {
      #expect(example.output != nil || example.shows != nil || example.error != nil, "\(example.title)")
      #expect(example.steps.contains(title), "\(example.title)")
      #expect(!example.title.hasSuffix("."))
    }
  }

  @Test("Every Swift name has the spelling of the language")
  func spelling() throws {
    let ask = try #require(Catalogue.builtIn.action(named: "Choose From List"))
    #expect(ask.parameters.map(\.name).contains("select_all"))
    for action in Self.actions {
      for parameter in action.parameters {
        #expect(parameter.name.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil, "\(parameter.name) of \(action.title)")
      }
    }
  }
}
