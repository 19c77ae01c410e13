/// What a terminal has said of itself.
struct TerminalAbilities: Equatable, Sendable {
  /// It knows kitty's pictures.
  var hasKitty = false
  var hasSixel = false
  /// The pixels of a cell.
  var cell: CellSize?
  /// Whether it has said all that it was asked for.
  var isComplete = false

  /// One thing that a terminal says when it is asked. All else that it reports is nobody's question.
  enum Report: Equatable, Sendable {
    /// What came of kitty's query.
    case kitty(isUnderstood: Bool)
    case cell(CellSize)
    /// Every terminal knows this question, so that it is asked last: there is nothing more to come.
    case attributes([Int])
  }

  /// All questions in one.
  static let query = KittyGraphics.query + "\u{1B}[16t\u{1B}[c"

  mutating func take(_ report: Report) {
    switch report {
    case .kitty(let isUnderstood): hasKitty = isUnderstood
    case .cell(let size): cell = size
    case .attributes(let numbers):
      // Behind what it is like comes what it can; 4 is sixel.
      hasSixel = numbers.dropFirst().contains(4)
      isComplete = true
    }
  }
}

extension TerminalAbilities.Report {
  /// - Parameters:
  ///   - parameters: what stands behind `CSI`.
  ///   - final: the letter that ends it.
  init?(control parameters: [UInt8], final: UInt8) {
    let isPrivate = parameters.first == UInt8(ascii: "?")
    let numbers = parameters.dropFirst(isPrivate ? 1 : 0).split(separator: UInt8(ascii: ";"))
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    switch final {
    case UInt8(ascii: "c") where isPrivate: self = .attributes(numbers)
    case UInt8(ascii: "t") where !isPrivate && numbers.count == 3 && numbers[0] == 6:
      guard let size = CellSize(pixels: numbers[2], by: numbers[1]) else { return nil }
      self = .cell(size)
    default: return nil
    }
  }

  /// - Parameter application: what stands between `APC` and its end.
  init?(application: [UInt8]) {
    let number = Array("Gi=\(KittyGraphics.queryNumber)".utf8)
    guard application.starts(with: number) else { return nil }
    self = .kitty(isUnderstood: application.dropFirst(number.count).elementsEqual(";OK".utf8))
  }
}
