import Workflow

/// The texts that were written, by the keys of their translations.
final class ImportedTexts {
  /// The longest key of a mapping that YAML reads.
  private static let longestKey = 1000

  private struct Text {
    let written: String
    let slots: TextSlots
  }

  private var texts: [String: Text] = [:]
  private var order: [String] = []

  /// The text as it is to be written.
  /// - Parameter slots: what may stand in it; nothing where the language has mere text.
  func written(_ wording: Wording, _ slots: TextSlots? = nil) -> (text: String, unknown: [String]) {
    let slots = slots ?? TextSlots(slots: [:])
    let (text, unknown) = slots.converted(wording.text)
    if let id = wording.id, texts[id] == nil {
      texts[id] = Text(written: text, slots: slots)
      order.append(id)
    }
    return (text, unknown)
  }

  /// The texts of one language, as entries of `localizations`.
  func translated(_ strings: Strings) -> Outline.Entry {
    var notes: [ImportNote] = []
    var entries: [Outline.Entry] = []
    var known: [String: String] = [:]
    for id in order {
      guard let text = texts[id], let translation = strings.texts[id] else { continue }
      if YAMLText.key(text.written).utf8.count > ImportedTexts.longestKey {
        notes.append(ImportNote(id, of: strings.name, "is not imported: the text is too long for a key"))
        continue
      }
      let written = text.slots.converted(translation).text
      if let other = known[text.written] {
        if other != written {
          notes.append(
            ImportNote(
              id, of: strings.name,
              "is not imported: \(ImportNote.quoted(text.written)) has another translation already"))
        }
        continue
      }
      known[text.written] = written
      entries.append(Outline.Entry(text.written, .text(written)))
    }
    for id in strings.texts.keys.sorted() where texts[id] == nil {
      let isOfCase = id.split(separator: "-").first.map { texts[String($0)] != nil } ?? false
      notes.append(
        ImportNote(
          id, of: strings.name,
          isOfCase ? "is not imported: it is the text for one case of an enum" : "is not imported: no text has this key"
        ))
    }
    notes = strings.notes + notes
    return Outline.Entry(strings.language, .mapping(entries), notes: notes)
  }
}
