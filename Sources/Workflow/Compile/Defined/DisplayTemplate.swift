/// How an item of a type that a file defines is displayed.
struct DisplayTemplate: Sendable {
  let name: CompiledExpression?
  let subtitle: CompiledExpression?
  let thumbnail: CompiledExpression?
  let section: CompiledExpression?
  let pronunciation: CompiledExpression?
  let synonyms: CompiledExpression?
  let slots: [Int]
  let frameSize: Int

  private static let endless = Cancellation()

  func display(of record: Record) -> DisplayRepresentation {
    var frame = Frame(slots: frameSize, cancellation: DisplayTemplate.endless)
    for (slot, value) in zip(slots, record.values) { frame.slots[slot] = value }
    return DisplayRepresentation(
      text(name, &frame) ?? record.firstText, subtitle: text(subtitle, &frame), thumbnail: picture(&frame),
      section: text(section, &frame), synonyms: texts(synonyms, &frame), pronunciation: text(pronunciation, &frame))
  }

  /// What cannot be made of an item is left away: a row is shown whatever is in it.
  private func value(_ expression: CompiledExpression?, _ frame: inout Frame) -> Value? {
    guard let value = try? expression?.evaluate(&frame), !value.isNothing else { return nil }
    return value
  }

  private func text(_ expression: CompiledExpression?, _ frame: inout Frame) -> String? {
    value(expression, &frame)?.text
  }

  private func texts(_ expression: CompiledExpression?, _ frame: inout Frame) -> [String] {
    value(expression, &frame)?.items.compactMap(\.text) ?? []
  }

  private func picture(_ frame: inout Frame) -> Thumbnail? {
    switch value(thumbnail, &frame) {
    case .file(let file), .image(let file): file.path.map { .path($0) } ?? .data(file)
    case let value?: value.text.map { Thumbnail($0) }
    case nil: nil
    }
  }
}

extension Record {
  /// What stands for an item whose type says nothing of its display: its identifier, else its first text.
  fileprivate var firstText: String {
    if let identifier = kind.identifier, let text = values[identifier].text { return text }
    return values.lazy.compactMap(\.text).first ?? kind.name
  }
}
