import TestSupport
import Testing

@testable import Workflow

@Suite("Definitions that build on one another")
struct DefinitionChainTests {
  /// How a chain of so many definitions is written, each naming the next one.
  enum Chain: String, CaseIterable, Sendable {
    case actions, types, options

    func text(_ count: Int, isReversed: Bool) -> String {
      let range = 0..<count
      let places = isReversed ? Array(range.reversed()) : Array(range)
      let lines = places.map { place in
        let next = place + 1 < count ? place + 1 : nil
        switch self {
        case .actions: return "  A\(place): { steps: [\(next.map { "A\($0)" } ?? "Nothing")] }\n"
        case .types: return "  T\(place): { properties: { a: \"\(next.map { "[T\($0)]" } ?? "text")\" } }\n"
        case .options:
          let options = next.map { "{ type: text, options: { A\($0): {} } }" } ?? "text"
          return "  A\(place): { parameters: { x: \(options) }, returns: [text], steps: [{ List: [a] }] }\n"
        }
      }
      return "\(self == .types ? "types" : "actions"):\n\(lines.joined())steps: [Nothing]\n"
    }
  }

  private func codes(_ text: String, _ files: [String: String] = [:]) -> Set<String> {
    let loader = Loader(catalogue: .trials, files: TestFiles(files))
    return Set(loader.load(SourceFile(path: "a.yaml", text: text)).diagnostics.all.map(\.code))
  }

  @Test("Up to the limit all is well, wherever in the file a chain begins", arguments: Chain.allCases, [false, true])
  func within(_ chain: Chain, isReversed: Bool) {
    #expect(!codes(chain.text(Nesting.limit, isReversed: isReversed)).contains("definitions-too-deep"))
  }

  @Test("One more is told, wherever in the file a chain begins", arguments: Chain.allCases, [false, true])
  func beyond(_ chain: Chain, isReversed: Bool) {
    #expect(codes(chain.text(Nesting.limit + 1, isReversed: isReversed)).contains("definitions-too-deep"))
  }

  @Test("A chain of any length is told, and nothing else of it", arguments: Chain.allCases, [false, true])
  func long(_ chain: Chain, isReversed: Bool) {
    #expect(codes(chain.text(300, isReversed: isReversed)) == ["definitions-too-deep"])
  }

  @Test("Files that use one another in a long chain are read one after the other")
  func files() {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<2000).map { place in
        let uses = place < 1999 ? "uses: [f\(place + 1).yaml]\n" : ""
        return ("f\(place).yaml", uses + "actions: { B\(place): { steps: [Nothing] } }\n")
      })
    #expect(codes("uses: [f0.yaml]\nsteps: [B0]\n", files) == [])
  }

  @Test("Workflows that run one another in a long chain are told")
  func workflows() {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<100).map { place in
        ("w\(place).yaml", "steps: [\(place < 99 ? "{ Run Workflow: w\(place + 1).yaml }" : "Nothing")]\n")
      })
    #expect(codes("steps: [{ Run Workflow: w0.yaml }]\n", files) == ["definitions-too-deep"])
  }

  @Test("An action that calls itself is no chain")
  func recursion() {
    #expect(codes("actions: { A: { steps: [B] }, B: { steps: [A] } }\nsteps: [A]\n") == [])
  }
}
