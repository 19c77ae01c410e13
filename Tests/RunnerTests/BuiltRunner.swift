import Foundation
import TestSupport

/// The program as it was built with the tests, run as a person or a script runs it.
enum BuiltRunner {
  struct Outcome: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs it to its end, with an empty standard input, no settings of a person, and nobody to ask.
  static func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    let home = FileManager.default.temporaryDirectory.appending(path: "runner-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = ProjectFolder.url
    process.environment = ["HOME": home.path, "CI": "true", "NO_COLOR": "1"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: a pipe that nobody empties would stop the program.
    let (output, errors) = (home.appending(path: "output"), home.appending(path: "errors"))
    process.standardOutput = try handle(output)
    process.standardError = try handle(errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  private static func handle(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }

  /// It lies beside the program that runs the tests; where Swift runs these by a helper of its own, in the usual place.
  static var program: URL {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "runner")
    let usual = ProjectFolder.url.appending(path: ".build/debug/runner")
    return FileManager.default.isExecutableFile(atPath: beside.path) ? beside : usual
  }
}
