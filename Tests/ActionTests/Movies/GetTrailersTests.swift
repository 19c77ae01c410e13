import TestSupport
import Testing
import Workflow

@testable import Actions

@Suite("Get Trailers")
struct GetTrailersTests {
  @Test("Trailers in other languages are asked for, and official ones come first")
  func trailers() async throws {
    let service = try TMDbService()
    let run = try await WorkflowRun(
      asking: service, "- Get Trailers: { movie: Fight Club, language: de-DE }\n- Text: ${previous.url.join(' ')}")
    #expect(run.output.text == "https://www.youtube.com/watch?v=studio1 https://www.youtube.com/watch?v=fan1")
    #expect(service.targets.last == "/3/movie/550/videos?include_video_language=de%2Cen%2Cnull&language=de-DE")
  }

  @Test("A movie without trailers has none")
  func none() async throws {
    let run = try await WorkflowRun(steps: "- Get Trailers: Metropolis\n- Count")
    #expect(try run.json() == "0")
  }

  @Test("A movie that is not there is not found")
  func missing() async throws {
    let service = try TMDbService { request in
      request.path.hasSuffix("/videos") ? TMDbService.refusal(404, 34, "The resource could not be found.") : nil
    }
    let run = try await WorkflowRun(asking: service, "- Get Trailers: Fight Club")
    #expect(run.failure?.failure.reason == .notFound)
  }
}
