/// How a cell of the screen is drawn.
struct CellStyle: Hashable, Sendable {
  struct Traits: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = Traits(rawValue: 1)
    static let faint = Traits(rawValue: 2)
    static let underlined = Traits(rawValue: 4)
    static let reversed = Traits(rawValue: 8)
  }

  var foreground: Color?
  var background: Color?
  var traits: Traits = []

  init(_ foreground: Color? = nil, on background: Color? = nil, _ traits: Traits = []) {
    self.foreground = foreground
    self.background = background
    self.traits = traits
  }

  /// The sequence that sets it where another is set: what differs, and all of it anew where something is to be taken back.
  func sequence(_ depth: ColorDepth, after other: CellStyle) -> String {
    let isMore =
      traits.isSuperset(of: other.traits) && (foreground != nil || other.foreground == nil)
      && (background != nil || other.background == nil)
    let other = isMore ? other : .plain
    var parameters = isMore ? [] : ["0"]
    let added = traits.subtracting(other.traits)
    if added.contains(.bold) { parameters.append("1") }
    if added.contains(.faint) { parameters.append("2") }
    if added.contains(.underlined) { parameters.append("4") }
    if added.contains(.reversed) { parameters.append("7") }
    if foreground != other.foreground, let color = foreground?.parameters(depth, isBackground: false) {
      parameters.append(color)
    }
    if background != other.background, let color = background?.parameters(depth, isBackground: true) {
      parameters.append(color)
    }
    return parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}

extension CellStyle {
  static let plain = CellStyle()
  static let heading = CellStyle(nil, .bold)
  static let subtitle = CellStyle(.palette(245))
  static let section = CellStyle(.theme(6), .bold)
  static let marker = CellStyle(.theme(5), .bold)
  static let match = CellStyle(.theme(2), [.bold, .underlined])
  static let complaint = CellStyle(.theme(1), .bold)
  static let cursor = CellStyle(nil, .reversed)

  init(_ foreground: Color?, _ traits: Traits) { self.init(foreground, on: nil, traits) }

  /// The same on the row that a key would act on.
  var highlighted: CellStyle {
    // Both colours are said, as those of the person may be dark on light or light on dark.
    let color: Color? = foreground == nil ? .palette(255) : self == .subtitle ? .palette(250) : foreground
    return CellStyle(color, on: .palette(236), traits.union(.bold))
  }
}
