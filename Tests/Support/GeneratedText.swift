import Foundation

/// A document, or a stretch of one, that is written from the code. With `RECORD=1` the tests write it anew, and fail all
/// the same, so that nobody records by accident.
public struct GeneratedText {
  /// From the project's folder.
  private let path: String
  /// The name of the stretch, between `<!-- NAME -->` and `<!-- end of NAME -->`; nothing where it is the whole file.
  private let section: String?

  public init(_ path: String, section: String? = nil) {
    self.path = path
    self.section = section
  }

  /// Whether the document has this text. Records it where that is wanted.
  public func isUpToDate(with text: String) throws -> Bool {
    let written = (try? ProjectFolder.text(of: path)) ?? ""
    let wanted = section.map { written.replacing($0, with: text) } ?? text
    if written == wanted, section.map({ written.contains("<!-- \($0) -->") }) ?? true { return true }
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try wanted.write(to: ProjectFolder.url.appending(path: path), atomically: true, encoding: .utf8)
    }
    return false
  }
}

extension String {
  /// With another text between the marks of a section.
  fileprivate func replacing(_ section: String, with text: String) -> String {
    guard let start = range(of: "<!-- \(section) -->\n"),
      let end = range(of: "<!-- end of \(section) -->", range: start.upperBound..<endIndex)
    else { return self }
    return self[..<start.upperBound] + text + self[end.lowerBound...]
  }
}
