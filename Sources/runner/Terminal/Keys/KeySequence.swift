/// What the sequences mean that terminals send for keys: those of xterm, which the others follow, with the variants of
/// rxvt, of the Linux console and of the protocol of kitty.
enum KeySequence {
  /// `CSI` with its parameters and final byte. Nothing for everything that is no key, reports among it.
  static func control(_ parameters: [UInt8], final: UInt8) -> Key? {
    // `<`, `=`, `>` and `?` mark reports, `$` and the like belong to them too.
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) || $0 == UInt8(ascii: "[") }) else { return nil }
    if parameters.first == UInt8(ascii: "[") { return linuxFunction(final) }
    let numbers = String(decoding: parameters, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0.prefix { $0 != ":" }) ?? 1 }
    let modifiers = modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~"): return numbers.first.flatMap(numbered).map { Key($0, modifiers) }
    case UInt8(ascii: "u"): return numbers.first.flatMap { character($0, modifiers) }
    case UInt8(ascii: "Z"): return Key(.tab, modifiers.union(.shift))
    // `CSI row ; column R` is where the cursor is, not F3.
    case UInt8(ascii: "R"): return nil
    default: return named(final).map { Key($0, modifiers) }
    }
  }

  /// `SS3`, or `ESC O`, with its one byte.
  static func singleShift(_ byte: UInt8) -> Key? {
    if byte == UInt8(ascii: "M") { return Key(.enter) }
    return named(byte).map { Key($0) }
  }

  private static func named(_ byte: UInt8) -> Key.Name? {
    switch byte {
    case UInt8(ascii: "A"), UInt8(ascii: "a"): .up
    case UInt8(ascii: "B"), UInt8(ascii: "b"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte - UInt8(ascii: "P")) + 1)
    default: nil
    }
  }

  private static func numbered(_ number: Int) -> Key.Name? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23, 24: .function(number - 12)
    default: nil
    }
  }

  private static func linuxFunction(_ byte: UInt8) -> Key? {
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) else { return nil }
    return Key(.function(Int(byte - UInt8(ascii: "A")) + 1))
  }

  /// A key by the number of its character, as terminals send those that have no byte of their own.
  private static func character(_ code: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch code {
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    case 0x20..<0xE000: return Unicode.Scalar(UInt32(code)).map { Key(.character($0), modifiers) }
    // What lies behind is the private area, in which keys without characters are numbered.
    default: return nil
    }
  }

  /// One more than the sum of shift 1, alt 2, ctrl 4, and others that change nothing here.
  private static func modifiers(_ number: Int) -> Key.Modifiers {
    Key.Modifiers(rawValue: (max(1, number) - 1) & 7)
  }
}
