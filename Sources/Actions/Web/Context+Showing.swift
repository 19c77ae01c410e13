internal import Workflow

extension Context {
  /// Opens a URL with what the desktop has for it, or shows it where there is none.
  func openOrShow(_ url: Address) async throws {
    if try await !open(url) { try presenter.show(Presentation(of: .url(url)), of: .url(url)) }
  }
}
