import Synchronization
import TestSupport
import Testing

@testable import Workflow

@Suite("Secrets of a run")
struct SecretShelfTests {
  /// Counts how often it is asked.
  private final class CountingStore: SecretStore {
    let names = Mutex<[String]>([])
    let secrets: [String: String]

    init(_ secrets: [String: String]) { self.secrets = secrets }

    func secret(named name: String) throws -> Secret? {
      names.withLock { $0.append(name) }
      return secrets[name].map { Secret($0) }
    }
  }

  @Test("Each is read once, one that is not there too, and is hidden from then on")
  func once() throws {
    let store = CountingStore(["TOKEN": "abcdef"])
    let mask = Mask()
    let shelf = SecretShelf(store, mask)
    for _ in 0..<3 {
      #expect(try shelf.secret(named: "TOKEN")?.reveal() == "abcdef")
      #expect(try shelf.secret(named: "OTHER") == nil)
    }
    #expect(store.names.withLock { $0 } == ["TOKEN", "OTHER"])
    #expect(mask.masked("is abcdef") == "is ***")
  }

  @Test("One that could not be read is tried again")
  func again() throws {
    struct BrokenStore: SecretStore {
      func secret(named name: String) throws -> Secret? { throw Failure(.permission, "No.") }
    }
    let shelf = SecretShelf(BrokenStore(), Mask())
    for _ in 0..<2 { #expect(throws: Failure.self) { try shelf.secret(named: "TOKEN") } }
  }
}
