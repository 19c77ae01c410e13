import TestSupport
import Testing
import Workflow

@testable import runner

@Suite("Explanations")
struct ExplanationTests {
  @Test("Every code that the sources use is explained")
  func complete() throws {
    var codes = Set(Failure.Reason.allCases.map { $0.rawValue.replacing("_", with: "-") })
    for path in try ProjectFolder.files(in: "Sources", ending: ".swift") {
      for match in try ProjectFolder.text(of: path).matches(of: /\bcode: "([a-z0-9-]+)"/) {
        codes.insert(String(match.1))
      }
    }
    #expect(codes.subtracting(Explanation.all.map(\.code)).sorted() == [])
  }

  @Test("No code is explained twice, and each explanation has a sentence and two examples")
  func whole() {
    #expect(Set(Explanation.all.map(\.code)).count == Explanation.all.count)
    for explanation in Explanation.all {
      #expect(explanation.text.hasSuffix("."), "\(explanation.code)")
      #expect(!explanation.mistake.isEmpty && explanation.mistake != explanation.remedy, "\(explanation.code)")
    }
  }
}
