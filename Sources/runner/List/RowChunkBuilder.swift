import Workflow

/// Puts rows together to a chunk.
struct RowChunkBuilder {
  private var bytes: [UInt8] = []
  private var names: [TextRange] = []
  private var masks: [LetterMask] = []
  private var details: [RowDetail] = []

  var count: Int { names.count }
  var isFull: Bool { bytes.count >= RowChunk.byteLimit || names.count >= RowChunk.rowLimit }

  /// - Parameters:
  ///   - name: as it came in; what is not UTF-8 in it, or would control the terminal, is shown otherwise.
  ///   - value: what is printed instead of the name.
  mutating func append(
    name: some Collection<UInt8>, subtitle: String? = nil, thumbnail: Thumbnail? = nil, section: UInt32 = 0,
    value: (some Collection<UInt8>)? = [UInt8]?.none
  ) {
    var mask = LetterMask()
    var detail = RowDetail(thumbnail: thumbnail, section: section)
    if name.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      for byte in name { mask.insert(ascii: byte) }
      names.append(append(name))
    } else {
      let shown = TerminalText.cleaned(String(decoding: name.trimmingCarriageReturn, as: UTF8.self))
      for scalar in shown.unicodeScalars { mask.insert(scalar.value) }
      names.append(append(shown.utf8))
      if value == nil, !shown.utf8.elementsEqual(name) { detail.value = append(name) }
    }
    if let subtitle {
      let shown = TerminalText.cleaned(subtitle)
      for scalar in shown.unicodeScalars { mask.insert(scalar.value) }
      detail.subtitle = append(shown.utf8)
    }
    if let value { detail.value = append(value) }
    masks.append(mask)
    add(detail)
  }

  private mutating func append(_ text: some Collection<UInt8>) -> TextRange {
    let start = UInt32(bytes.count)
    bytes.append(contentsOf: text)
    return TextRange(start: start, length: UInt32(bytes.count) - start)
  }

  /// Details are kept from the first row on that has any.
  private mutating func add(_ detail: RowDetail) {
    if details.isEmpty {
      if detail.isEmpty { return }
      details = Array(repeating: RowDetail(), count: names.count - 1)
    }
    details.append(detail)
  }

  /// The rows so far. More may be added and the chunk made anew.
  func chunk() -> RowChunk { RowChunk(bytes: bytes, names: names, masks: masks, details: details) }
}

extension RowDetail {
  fileprivate var isEmpty: Bool { subtitle.isNone && thumbnail == nil && section == 0 && value.isNone }
}

extension Collection<UInt8> {
  /// Without the first half of the line break that Windows writes.
  fileprivate var trimmingCarriageReturn: [UInt8] {
    var bytes = Array(self)
    if bytes.last == 0x0D { bytes.removeLast() }
    return bytes
  }
}
