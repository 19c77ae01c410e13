import Workflow

/// The translations of one language: `de.lproj/Intents.strings` beside the definition.
struct Strings {
  let language: String
  /// The path from the folder of the definition.
  let name: String
  /// By their keys.
  let texts: [String: String]
  let notes: [ImportNote]
}

extension Strings {
  private static let folderEnding = ".lproj"
  private static let limit = 4 << 20

  /// Those of all languages beside a definition, or beside its own `Base.lproj`.
  /// - Throws: an ``Ending`` where one of them cannot be read.
  static func all(beside path: String) throws -> [Strings] {
    let own = FilePath.folder(of: path)
    let isInFolder = FilePath.name(of: own).hasSuffix(folderEnding)
    let folder = isInFolder ? FilePath.folder(of: own) : own
    let stem = FilePath.divided(FilePath.name(of: path)).stem
    let languages = FolderNames.all(in: folder).filter { $0.hasSuffix(folderEnding) }.sorted()
    return try languages.compactMap { name in
      let language = String(name.dropLast(folderEnding.count))
      if language == "Base" { return nil }
      let place = FilePath.joined(FilePath.joined(folder, name), stem + ".strings")
      guard FileIdentity(of: place)?.isRegular == true else { return nil }
      return try Strings(language, name: "\(name)/\(stem).strings", at: place)
    }
  }

  private init(_ language: String, name: String, at path: String) throws {
    self.language = language
    self.name = name
    let file = SourceFile(path: path, bytes: try SystemFiles().read(path, limit: Strings.limit))
    let list: PropertyList
    do {
      list = try PropertyListReader.readStrings(file.bytes)
    } catch {
      throw Ending(.refused, [error.diagnostic(of: file, noun: "a file of translations")])
    }
    guard case .dictionary(let entries) = list else {
      throw Ending(.refused, [PropertyListFault.otherForm.diagnostic(of: file, noun: "a file of translations")])
    }
    guard LocaleName.isValid(language) else {
      texts = [:]
      let folder = FilePath.name(of: FilePath.folder(of: path))
      notes = [
        ImportNote(folder, of: name, "is not imported: it is no language tag, as `de.lproj` has one", isElsewhere: true)
      ]
      return
    }
    texts = entries.compactMapValues(\.text)
    notes = entries.keys.sorted().filter { entries[$0]?.text == nil }.map { key in
      ImportNote(key, of: name, "is not imported: it is no text")
    }
  }
}
