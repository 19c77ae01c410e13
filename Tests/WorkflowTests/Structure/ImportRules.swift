/// Which target may import which of the project's own modules.
struct ImportRules {
  /// Outermost first: each may import all that come after it.
  static let project = ImportRules(layers: ["runner", "Actions", "CustomTypes", "Workflow"])

  let layers: [String]

  func violations(in tree: SourceTree) -> [String] {
    arrows(in: tree) + wrappers(in: tree)
  }

  private func arrows(in tree: SourceTree) -> [String] {
    tree.files.flatMap { file -> [String] in
      guard let target = file.folders.first, let rank = layers.firstIndex(of: target) else {
        return ["\(file.path) is in no target of the order."]
      }
      return imports(of: file).filter(layers[...rank].contains).map { "\(file.path) imports `\($0)`." }
    }
  }

  /// A C module is the business of one file, which gives it Swift's manners.
  private func wrappers(in tree: SourceTree) -> [String] {
    tree.moduleMaps.sorted().compactMap { module in
      let importers = tree.files.filter { imports(of: $0).contains(module) }.map(\.path)
      guard importers.count != 1 else { return nil }
      return "`\(module)` is imported by \(importers.isEmpty ? "no file" : importers.joined(separator: " and "))."
    }
  }

  private func imports(of file: SourceTree.File) -> [String] {
    zip(file.tokens, file.tokens.dropFirst()).compactMap { $0.text == "import" ? $1.text : nil }
  }
}
