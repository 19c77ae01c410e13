import TestSupport
import Workflow

@testable import Actions

extension WorkflowRun {
  /// Steps that ask a service over real sockets, with a credential that it accepts.
  init(
    asking service: TMDbService, _ steps: String, secrets: [String: String] = ["TMDB_TOKEN": TMDbService.token],
    answers: [String] = [], locale: String = "en_US", client: TestClient = TestClient()
  ) async throws {
    let lines = steps.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }
    try await self.init(
      "steps:\n" + lines.joined(), answers: answers, secrets: secrets, environment: service.environment,
      transport: client.client, locale: locale)
  }
}
