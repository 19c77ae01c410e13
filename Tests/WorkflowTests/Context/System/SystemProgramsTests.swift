import Foundation
import Synchronization
import TestSupport
import Testing
import Workflow

/// Real programs, ended and not.
@Suite("Programs of this machine")
struct SystemProgramsTests {
  private static let held = Mutex<[SystemPrograms]>([])

  private func run(
    _ arguments: [String], input: File? = nil, environment: [(name: String, value: String)] = [],
    directory: String? = nil, timeout: Span? = ProgramCall.usualTimeout, variables: [String: String] = [:],
    until cancellation: Cancellation = Cancellation()
  ) async throws -> ProgramResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = SystemPrograms(environment: TestEnvironment(["PATH": path].merging(variables) { $1 }))
    // What is in temporary files is there as long as the programs are held.
    Self.held.withLock { $0.append(programs) }
    return try await programs.run(
      ProgramCall(arguments, input: input, environment: environment, directory: directory, timeout: timeout),
      until: cancellation)
  }

  private func text(_ result: ProgramResult) throws -> String {
    switch result.output.content {
    case .data(let bytes): String(decoding: bytes, as: UTF8.self)
    case .path(let path): try String(contentsOfFile: path, encoding: .utf8)
    }
  }

  private func data(_ text: String) -> File {
    File(.data(Array(text.utf8)), name: "x", type: ContentType("text/plain"))
  }

  @Test("A program gets its arguments as they are, and gives its status, its output and its errors")
  func basics() async throws {
    let result = try await run(["sh", "-c", "printf '[%s]' \"$@\"; echo oh >&2; exit 3", "sh", "a b", "", "$HOME", "*"])
    #expect(result.status == 3)
    #expect(try text(result) == "[a b][][$HOME][*]")
    #expect(String(decoding: result.errorOutput, as: UTF8.self) == "oh\n")
  }

  @Test("Nothing that is given reads as an empty input, and bytes beyond a pipe's room come through whole")
  func input() async throws {
    #expect(try text(await run(["cat"])) == "")
    let much = String(repeating: "0123456789abcdef", count: 100_000)
    #expect(try text(await run(["cat"], input: data(much))) == much)
    // Who reads no further is not an error.
    #expect(try text(await run(["head", "-c", "3"], input: data(much))) == "012")
  }

  @Test("A file is read by the program itself; a folder and a device are refused")
  func inputFile() async throws {
    let path = NSTemporaryDirectory() + UUID().uuidString
    try Data("content".utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try text(await run(["cat"], input: File(path: path))) == "content")
    for other in ["/", "/dev/zero", path + "-not"] {
      await #expect(throws: Failure.self, "\(other)") { try await run(["cat"], input: File(path: other)) }
    }
  }

  @Test("A program gets a few variables and those it is given, and no others")
  func variables() async throws {
    let given = ["HOME": "/home/sarah", "API_KEY": "secret", "LANG": "de_DE"]
    let result = try await run(["env"], environment: [("LANG", "C"), ("TITLE", "a\nb")], variables: given)
    let lines = try text(result).split(separator: "\n").filter { !$0.hasPrefix("PATH=") }
    #expect(lines.dropLast() == ["HOME=/home/sarah", "LANG=C", "TITLE=a", "b"])
    // By this one what it starts is found again.
    #expect(lines.last?.hasPrefix("RUNNER_PROGRAM=") == true)
  }

  @Test("A program has three descriptors, no terminal, signals as they are by default, and a group of its own")
  func isolation() async throws {
    #if os(Linux)
      #expect(try text(await run(["sh", "-c", "ls /proc/self/fd"])).split(separator: "\n").count == 4)
      let status = try text(await run(["grep", "-E", "SigBlk|SigIgn", "/proc/self/status"]))
      // Beyond 31 are signals that the C library keeps for itself.
      let masks = status.split(separator: "\n").map { UInt64($0.suffix(16), radix: 16).map { $0 & 0x7FFF_FFFF } }
      #expect(masks == [0, 0])
      let ids = try text(await run(["sh", "-c", "cut -d' ' -f1,5,6 /proc/$$/stat"])).split(separator: " ")
      #expect(Set(ids.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }).count == 1)
    #endif
    #expect(try await run(["sh", "-c", "exec 2>/dev/null; : </dev/tty"]).status != 0)
  }

  @Test("The folder it works in changes nothing of where the program is looked for")
  func directory() async throws {
    let place = try TemporaryPlace()
    let script = try place.file("ls", "#!/bin/sh\necho wrong\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    #expect(try text(await run(["ls"], directory: place.path, variables: ["PATH": ".::/usr/bin:/bin"])) == "ls\n")
    #expect(try text(await run([script])) == "wrong\n")
  }

  @Test(
    "What became a symbolic link after it was judged is neither worked in nor read", arguments: ["folder", "around"])
  func swapped(part: String) async throws {
    let place = try TemporaryPlace()
    try place.file("elsewhere/folder/secret", "secret")
    // As it is once `around/folder` was judged, and another has put a link there.
    if part == "around" {
      try place.link("around", to: "elsewhere")
    } else {
      try place.file("around/empty")
      try place.link("around/folder", to: "../elsewhere/folder")
    }
    let folder = "\(place.path)/around/folder"
    await #expect(throws: Failure.self) { try await run(["ls"], directory: folder) }
    await #expect(throws: Failure.self) { try await run(["cat"], input: File(path: folder + "/secret")) }
    #expect(throws: Failure.self) { try SystemFiles.descriptor(readingJudged: folder + "/secret") }
    #expect(try text(await run(["ls"], directory: place.path + "/elsewhere/folder")) == "secret\n")
  }

  @Test(
    "What cannot be started is told in a sentence",
    arguments: [
      (["no-such-program"], nil, "not_found", "There is no program `no-such-program` on this machine."),
      (["ls -la"], nil, "not_found", "There is no program `ls -la` on this machine."),
      (["./nothing/here"], nil, "not_found", "There is no program at `./nothing/here`."),
      (["/etc/passwd"], nil, "permission", "`/etc/passwd` may not be run."),
      (["/"], nil, "not_found", "There is no program at `/`."),
      (["ls"], "/nowhere", "not_found", "`ls` cannot work in `/nowhere`: it does not exist."),
      (["ls"], "/etc/passwd", "not_found", "`ls` cannot work in `/etc/passwd`: a part of its path is no folder."),
      (
        ["echo", String(repeating: "x", count: 4_000_000)], nil, "limit",
        "`echo` cannot be started: its arguments and variables are longer than this system allows."
      ),
    ] as [([String], String?, String, String)])
  func refused(arguments: [String], directory: String?, reason: String, message: String) async throws {
    let failure = await #expect(throws: Failure.self) { try await run(arguments, directory: directory) }
    #expect(failure?.message == message)
    #expect(failure?.reason.rawValue == reason)
  }

  @Test("A script without a first line that says what runs it is given to no shell")
  func noShell() async throws {
    let path = NSTemporaryDirectory() + UUID().uuidString
    try Data("echo run\n".utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let failure = await #expect(throws: Failure.self) { try await run([path]) }
    #expect(failure?.reason == .process)
  }

  @Test("What ends by a signal has the status that shells give it")
  func signalled() async throws {
    #expect(try await run(["sh", "-c", "kill -9 $$"]).status == 137)
  }

  @Test("Output is kept in a file once it is much, and the errors to their first megabyte")
  func much() async throws {
    let result = try await run(["sh", "-c", "head -c 20000000 /dev/zero; head -c 3000000 /dev/zero >&2"])
    let path = try #require(result.output.path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == 20_000_000)
    #expect(result.errorOutput.count == 1 << 20)
  }

  @Test("A program that goes on for longer than it may is ended, with what it started")
  func timeout() async throws {
    let span = Span(nanoseconds: 50_000_000)
    let failure = await #expect(throws: Failure.self) {
      try await run(["sh", "-c", "sleep 1000 & sleep 1000; true"], timeout: span)
    }
    #expect(failure?.message == "`sh` took longer than 50ms and was ended.")
    #expect(failure?.reason == .timeout)
  }

  @Test("A run that is cancelled ends its programs, also those in the background that take no notice of an interrupt")
  func cancelled() async throws {
    let cancellation = Cancellation()
    let marker = UUID().uuidString
    let script = "sleep 1000 & echo $! > \"$0\"; wait"
    let path = NSTemporaryDirectory() + marker
    defer { try? FileManager.default.removeItem(atPath: path) }
    let running = Task { try await run(["sh", "-c", script, path], until: cancellation) }
    var process: Int32?
    while process == nil {
      process = (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Int32($0.dropLast()) }
      await Task.yield()
    }
    cancellation.cancel()
    let failure = await #expect(throws: Failure.self) { try await running.value }
    #expect(failure?.reason == .cancelled)
    #expect(isGone(try #require(process)))
  }

  #if os(Linux)
    @Test(
      "What a program has started in a session of its own ends with it, also where nobody knows any more who started it",
      arguments: [
        "setsid sh -c 'echo $$ > \"$0\"; exec sleep 1000' \"$0\"; true",
        "(setsid sh -c 'echo $$ > \"$0\"; exec sleep 1000' \"$0\" &); sleep 1000",
        "(setsid sh -c 'trap \"\" INT TERM; (echo $$ > \"$0\"; sleep 1000; sleep 1000)' \"$0\" &); sleep 1000",
      ])
    func otherSession(script: String) async throws {
      let cancellation = Cancellation()
      let path = NSTemporaryDirectory() + UUID().uuidString
      defer { try? FileManager.default.removeItem(atPath: path) }
      let running = Task { try await run(["sh", "-c", script, path], until: cancellation) }
      var process: Int32?
      while process == nil {
        process = (try? String(contentsOfFile: path, encoding: .utf8)).flatMap { Int32($0.dropLast()) }
        await Task.yield()
      }
      cancellation.cancel()
      await #expect(throws: Failure.self) { try await running.value }
      #expect(isGone(try #require(process)))
    }
  #endif

  @Test("A program that leaves another running behind does not hold the step")
  func leftBehind() async throws {
    let result = try await run(["sh", "-c", "sleep 1000 & echo $!"])
    let process = try #require(Int32(try text(result).dropLast()))
    // What it left running is its own affair.
    #expect(!isGone(process))
    kill(process, SIGKILL)
  }

  @Test("A cancelled run starts nothing")
  func tooLate() async throws {
    let cancellation = Cancellation()
    cancellation.cancel()
    await #expect(throws: Failure.self) { try await run(["true"], until: cancellation) }
  }

  @Test("Many run at once, and none loses a byte")
  func many() async throws {
    let sizes = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<40 {
        group.addTask { try text(await run(["head", "-c", "200000", "/dev/zero"])).utf8.count }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sizes == [Int](repeating: 200_000, count: 40))
  }

  /// Dead, or a zombie that nobody takes away.
  private func isGone(_ process: Int32) -> Bool {
    if kill(process, 0) != 0 { return true }
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z ") ?? false
  }
}
