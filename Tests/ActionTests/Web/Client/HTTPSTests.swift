import Foundation
import TestSupport
import Testing
import Workflow

@testable import Actions

/// An HTTPS server with a certificate that an authority made for this test has signed.
private final class SecureServer {
  static let openssl = ["/usr/bin/openssl", "/opt/homebrew/bin/openssl", "/usr/local/bin/openssl"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  let folder: URL
  let port: Int
  private let process = Process()

  init(asksForCertificate: Bool = false) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "https-\(UUID().uuidString)")
    self.folder = folder
    // A port that was free a moment ago: the program cannot tell which one it has taken.
    port = try LoopbackServer { _ in .text("x") }.port
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let key = ["-newkey", "rsa:2048", "-nodes"]
    try run(["req", "-x509"] + key + ["-keyout", "ca.key", "-out", "ca.pem", "-subj", "/CN=Test CA", "-days", "2"])
    for (name, subject) in [("server", "/CN=localhost"), ("client", "/CN=client")] {
      try run(["req"] + key + ["-keyout", "\(name).key", "-out", "\(name).csr", "-subj", subject])
      try "subjectAltName=DNS:localhost\n".write(to: folder.appending(path: "ext"), atomically: true, encoding: .utf8)
      try run(
        ["x509", "-req", "-in", "\(name).csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2"]
          + ["-extfile", "ext", "-out", "\(name).pem"])
    }
    try "hello\n".write(to: folder.appending(path: "hello.txt"), atomically: true, encoding: .utf8)
    let asking = asksForCertificate ? ["-Verify", "1", "-CAfile", "ca.pem", "-verify_return_error"] : []
    process.executableURL = URL(filePath: Self.openssl ?? "")
    process.arguments =
      ["s_server", "-accept", "127.0.0.1:\(port)", "-cert", "server.pem", "-key", "server.key", "-WWW", "-quiet"]
      + asking
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    // Threads of tests may take no SIGTERM, and hand that on to the programs they start.
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  private func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: Self.openssl ?? "")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// A file as the transport gets it: read, where it may be.
  func file(_ name: String) throws -> File {
    let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    return File(.data(bytes), name: name, type: ContentType(fileName: name))
  }

  func request(host: String = "localhost") throws -> HTTPRequest {
    HTTPRequest(try #require(Address("https://\(host):\(port)/hello.txt")))
  }
}

@Suite("Encrypted requests", .enabled(if: SecureServer.openssl != nil, "needs the program openssl"))
struct HTTPSTests {
  /// Until the server listens.
  private func reply(_ request: HTTPRequest) async throws -> HTTPReply {
    for _ in 0..<500 {
      if let failure = await TestClient().failure(of: request), failure.message.contains("cannot be reached") {
        usleep(10_000)
      } else {
        break
      }
    }
    return try await TestClient().send(request)
  }

  @Test("An authority of a file is trusted besides the system's, and without it the server is not")
  func trust() async throws {
    let server = try SecureServer()
    var request = try server.request()
    let failure = await #expect(throws: Failure.self) { try await reply(request) }
    #expect(failure?.reason == .network)
    #expect(failure?.message.hasPrefix("`localhost` is not trusted: ") == true, "\(failure?.message ?? "")")
    request.authorities = try server.file("ca.pem")
    #expect(try await reply(request).text == "hello\n")
  }

  @Test("A certificate for another name is not believed")
  func name() async throws {
    let server = try SecureServer()
    var request = try server.request(host: "127.0.0.1")
    request.authorities = try server.file("ca.pem")
    let failure = await #expect(throws: Failure.self) { try await reply(request) }
    #expect(failure?.message.hasPrefix("`127.0.0.1` is not trusted: ") == true, "\(failure?.message ?? "")")
  }

  @Test("A server that asks for a certificate gets the one that is given")
  func clientCertificate() async throws {
    let server = try SecureServer(asksForCertificate: true)
    var request = try server.request()
    request.authorities = try server.file("ca.pem")
    await #expect(throws: Failure.self) { try await reply(request) }
    request.clientCertificate = try server.file("client.pem")
    request.clientKey = try server.file("client.key")
    #expect(try await reply(request).text == "hello\n")
    request.clientKey = try server.file("ca.key")
    let failure = await #expect(throws: Failure.self) { try await reply(request) }
    #expect(
      failure?.message.hasPrefix("A certificate for `localhost` cannot be used: ") == true, "\(failure?.message ?? "")")
  }

  @Test("A file without certificates is named")
  func noCertificate() async throws {
    var request = HTTPRequest(try #require(Address("https://127.0.0.1:9/")))
    request.authorities = File(.data(Array("none".utf8)), name: "none.pem", type: ContentType("text/plain"))
    #expect(await TestClient().failure(of: request)?.message == "`none.pem` has no certificate.")
    // What the transport is given was read where it was judged; it opens no path itself.
    request.authorities = File(path: #filePath)
    #expect(await TestClient().failure(of: request)?.message == "`\(#filePath)` has no certificate.")
  }

  @Test("What does not encrypt fails clearly")
  func plain() async throws {
    let server = try LoopbackServer { _ in .text("x") }
    var request = HTTPRequest(try #require(Address("https://127.0.0.1:\(server.port)/")))
    request.attempts = 1
    let failure = await TestClient().failure(of: request)
    #expect(
      failure?.message.hasPrefix("No encrypted connection to `127.0.0.1` came about: ") == true,
      "\(failure?.message ?? "")")
  }
}
