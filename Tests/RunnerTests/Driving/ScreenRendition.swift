/// How a terminal writes, as `CSI … m` has set it bit by bit (ECMA-48, 8.3.117; the colours of ISO 8613-6).
struct ScreenRendition: Equatable {
  private var traits: Set<Int> = []
  private var foreground: [Int] = []
  private var background: [Int] = []

  /// - Returns: whether it knows what was said.
  mutating func obey(_ parameters: String) -> Bool {
    var rest = (parameters.isEmpty ? "0" : parameters).split(separator: ";").compactMap { Int($0) }[...]
    while let first = rest.first {
      switch first {
      case 0: self = ScreenRendition()
      case 1, 2, 4, 7: traits.insert(first)
      case 30...37, 90...97: foreground = [first]
      case 40...47, 100...107: background = [first]
      case 38, 48:
        let counts = [2: 5, 5: 3]
        guard let count = rest.dropFirst().first.flatMap({ counts[$0] }), rest.count >= count else { return false }
        if first == 38 { foreground = Array(rest.prefix(count)) } else { background = Array(rest.prefix(count)) }
        rest.removeFirst(count - 1)
      default: return false
      }
      rest.removeFirst()
    }
    return true
  }

  /// What would set it at once; nothing for what a terminal does by itself.
  var text: String {
    let numbers = traits.sorted() + foreground + background
    return numbers.isEmpty ? "" : ([0] + numbers).map(String.init).joined(separator: ";")
  }
}
