import Foundation
import TestSupport

/// A folder of its own in which the commands of an example run, one after the other in one shell, as a reader would type
/// them. `runner` is the program that was built with the tests, and the sample workflows are there.
struct DocumentShell {
  private let folder: URL

  init(files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Workflows"), withDestinationURL: ProjectFolder.url.appending(path: "Workflows"))
  }

  /// - Returns: what each command printed, on standard output or standard error.
  func run(_ commands: [String]) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    // The mark keeps the status of the command before it, so that `echo $?` prints that.
    let script = commands.map { $0 + "\n{ status=$?; printf '\\001'; (exit $status); }\n" }.joined()
    let printed = folder.appending(path: ".printed")
    try Data().write(to: printed)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "exec 2>&1\n" + script]
    process.currentDirectoryURL = folder
    let programs = BuiltRunner.program.deletingLastPathComponent().path
    process.environment = [
      "HOME": folder.path, "PATH": programs + ":/usr/bin:/bin", "LANG": "C.UTF-8", "CI": "true", "NO_COLOR": "1",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: printed)
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: printed, encoding: .utf8).split(separator: "\u{1}", omittingEmptySubsequences: false)
      .prefix(commands.count).map(String.init)
  }
}
