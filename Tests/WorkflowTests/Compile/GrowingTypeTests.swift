import TestSupport
import Testing

@testable import Workflow

@Suite("Types that grow from step to step")
struct GrowingTypeTests {
  @Test(
    "They are any type where no value could be so deep",
    arguments: ["[v]", "v.zip(v)", "v.group(1)", "v.chunk(1)", "v.map(x => [x])"])
  func growing(expression: String) {
    let steps = (1..<300).map { place in
      "  - set: { v\(place): \"${\(expression.replacing("v", with: "v\(place - 1)"))}\" }\n"
    }
    let text = "steps:\n  - set: { v0: \"${[1]}\" }\n" + steps.joined()
    let loaded = Loader(catalogue: .trials, files: TestFiles()).load(SourceFile(path: "a.yaml", text: text))
    #expect(loaded.diagnostics.all.map(\.message) == [])
  }
}
