/// The rules for what a file is called and how much it holds.
struct FileRules {
  static let project = FileRules(longest: 400)

  /// In lines; a file beyond it holds more than one thing.
  let longest: Int

  private static let homeless = [
    "Common", "Extensions", "Helper", "Helpers", "Manager", "Misc", "Util", "Utils", "Utilities",
  ]

  func violations(in tree: SourceTree) -> [String] {
    tree.files.flatMap { file in
      [nameViolation(of: file), lengthViolation(of: file)].compactMap { $0 }
    }
  }

  /// `Kind.swift` declares or extends `Kind`, `Kind+Text.swift` extends it, and neither is a drawer for what has no name.
  private func nameViolation(of file: SourceTree.File) -> String? {
    let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
    let subject = name.split(separator: "+").first.map(String.init) ?? ""
    if Self.homeless.contains(where: { name.hasSuffix($0) }) { return "\(file.path) has a name that says nothing." }
    let keywords: Set = ["actor", "class", "enum", "extension", "func", "protocol", "struct", "typealias"]
    let isAbout = zip(file.tokens, file.tokens.dropFirst()).contains {
      keywords.contains($0.text) && $1.text == subject
    }
    return isAbout ? nil : "\(file.path) does not declare `\(subject)`."
  }

  private func lengthViolation(of file: SourceTree.File) -> String? {
    guard let last = file.tokens.last?.line, last > longest else { return nil }
    return "\(file.path) has \(last) lines."
  }
}
