import TestSupport
import Testing
import Workflow

@Suite("Show Movies")
struct ShowMoviesTests {
  @Test("Movies are shown by title, year and rating, and pass on")
  func shown() async throws {
    let run = try await WorkflowRun(steps: "- Search Movies: toy story\n- Show Movies\n- Count")
    #expect(run.shown == ["Toy Story (1995 · 8.0)\nToy Story 5 (2026)"])
    #expect(try run.json() == "2")
  }

  @Test("No movies are refused")
  func none() async throws {
    let run = try await WorkflowRun(steps: "- Search Movies: nothing like that\n- Show Movies")
    #expect(run.failure?.failure.code == "no_movies")
  }
}
