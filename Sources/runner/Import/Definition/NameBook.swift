import Workflow

/// Gives names that the language takes and that nothing else of the same kind has.
struct NameBook {
  /// Longer ones would be no keys of YAML, which have 1,024 characters at most.
  private static let longest = 100

  private let isFree: (String) -> Bool
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]

  /// - Parameter isFree: whether the language itself has no such name.
  init(isFree: @escaping (String) -> Bool = { _ in true }) { self.isFree = isFree }

  /// The name as it is where that will do; else with what it cannot have replaced by `_`, and `_` or a number at its end.
  mutating func name(_ written: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in written.unicodeScalars.prefix(NameBook.longest) {
      scalars.append(scalar == "_" || NameBook.isInName(scalar) ? scalar : "_")
    }
    var base = String(scalars)
    if !base.isName { base = (base + "_").isName ? base + "_" : "_" + base }
    return take(base) { $1 == 1 ? "\($0)_" : "\($0)_\($1)" }
  }

  /// The same of a type, which begins with a capital.
  mutating func typeName(_ written: String) -> String {
    let name = written.prefix(1).uppercased() + written.dropFirst()
    let isCapital = name.unicodeScalars.first?.properties.isUppercase ?? false
    return self.name(isCapital ? name : "Type" + name)
  }

  /// The same of a case, which may begin with a digit and hold dashes.
  mutating func caseName(_ written: String) -> String {
    let name = written.visible(atMost: NameBook.longest)
      .map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" ? $0 : "_" }
    return take(name.isEmpty ? "_" : String(name)) { "\($0)_\($1 + 1)" }
  }

  /// A title of words. Of several that are equal, the further ones have a number.
  mutating func title(_ title: String) -> String { take(title) { "\($0) \($1 + 1)" } }

  func has(_ name: String) -> Bool { taken.contains(name) || !isFree(name) }

  private mutating func take(_ base: String, next: (String, Int) -> String) -> String {
    var name = base
    while has(name) {
      counts[base, default: 0] += 1
      name = next(base, counts[base] ?? 1)
    }
    taken.insert(name)
    return name
  }

  private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType == .decimal
  }
}

extension String {
  /// Without what nobody sees.
  /// - Parameter limit: how many scalars are kept. One character may have thousands.
  func visible(atMost limit: Int) -> String {
    var scalars = UnicodeScalarView(unicodeScalars.prefix(limit))
    scalars.removeAll { $0.properties.isDefaultIgnorableCodePoint }
    return String(scalars)
  }
}
