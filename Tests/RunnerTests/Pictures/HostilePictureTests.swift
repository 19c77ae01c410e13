import Foundation
import TestSupport
import Testing

@testable import runner

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Pictures that want something of whoever decodes them. `PICTURES=20000 ./dev test --filter HostilePictureTests` makes so many of
/// them.
@Suite("Hostile pictures", .serialized)
struct HostilePictureTests {
  private static let count = ProcessInfo.processInfo.environment["PICTURES"].flatMap { Int($0) } ?? 600
  /// In kilobytes of address space, as Linux tells.
  private static let most = 512 << 10

  @Test(
    "Whatever was made of a picture, it is shown or refused, soon and in the room that there is",
    arguments: [false, true])
  func fuzzed(isRare: Bool) throws {
    let samples = try (isRare ? SamplePicture.rare : SamplePicture.all).map { try $0.bytes() }
    var chance = SplitMix(seed: 20_000)
    var helper = try PictureHelper(isRare: isRare)
    var (shown, refused, ended) = (0, 0, 0)
    for number in 0..<(isRare ? HostilePictureTests.count / 4 : HostilePictureTests.count) {
      let bytes = HostilePictureTests.mutation(of: samples, &chance)
      let begin = ContinuousClock.now
      switch helper.reply(to: bytes, within: (24, 16)) {
      case .picture(let width, let height):
        #expect((1...24).contains(width) && (1...16).contains(height), "number \(number)")
        shown += 1
      case .none: refused += 1
      case .ended:
        ended += 1
        helper = try PictureHelper(isRare: isRare)
      }
      #expect(ContinuousClock.now - begin < .seconds(10), "number \(number)")
      if let peak = helper.peak { #expect(peak <= HostilePictureTests.most, "number \(number)") }
    }
    // All ways are gone: what is damaged a little is shown, most is refused, and the libraries do not die of it.
    #expect(shown > 0 || isRare && !VipsDecoder.isInstalled)
    #expect(refused > 0)
    #expect(ended == 0, "\(ended) of \(HostilePictureTests.count) ended the helper")
  }

  private static let bombs: [String: [UInt8]] = [
    "a PNG of 60,000 by 60,000": png(width: 60_000, height: 60_000),
    "a PNG of 2,000,000,000 by 1": png(width: 2_000_000_000, height: 1),
    "a PNG of nothing": png(width: 0, height: 0),
    "a PNG whose lines are missing": png(width: 7000, height: 7000),
    "a JPEG of 65,535 by 65,535": jpeg(width: 65_535, height: 65_535),
    "a JPEG of nothing": jpeg(width: 0, height: 0),
    "a WebP of 16,384 by 16,384": webp(width: 16_384, height: 16_384),
    "a WebP of 16,777,216 by 16,777,216": webp(width: 1 << 24, height: 1 << 24),
    "text that is called a picture": Array("<html><body>no</body></html>".utf8), "an empty file": [],
    "zeros": [UInt8](repeating: 0, count: 1 << 20),
  ]

  @Test("A bomb does not go off", arguments: bombs.keys.sorted())
  func bomb(name: String) throws {
    let helper = try PictureHelper()
    #expect(helper.reply(to: HostilePictureTests.bombs[name] ?? [], within: (24, 16)) == .none)
    if let peak = helper.peak { #expect(peak <= HostilePictureTests.most) }
    // It is there for the next.
    let good = try SamplePicture(name: "plain.png").bytes()
    #expect(helper.reply(to: good, within: (6, 4)) == .picture(width: 6, height: 4))
  }

  @Test("GIF and SVG are shown where the library for them is installed", arguments: SamplePicture.rare)
  func rare(_ sample: SamplePicture) throws {
    let helper = try PictureHelper(isRare: true)
    let reply = helper.reply(to: try sample.bytes(), within: (6, 4))
    guard VipsDecoder.isInstalled else {
      #expect(reply == .none)
      return
    }
    #expect(reply == .picture(width: 6, height: 4))
    for field in SamplePicture.colors.indices {
      for (one, other) in zip(helper.pixels[(field * 4)...], sample.color(of: field)) {
        #expect(abs(Int(one) - Int(other)) <= 4, "field \(field)")
      }
    }
  }

  @Test("What is as large as is shown at all is shown, in the room that there is")
  func large() throws {
    let helper = try PictureHelper()
    let bytes = try SamplePicture(name: "large.webp").bytes()
    #expect(helper.reply(to: bytes, within: (40, 40)) == .picture(width: 40, height: 40))
    if let peak = helper.peak { #expect(peak <= HostilePictureTests.most) }
  }
}

// MARK: - What hostile people make

extension HostilePictureTests {
  /// A picture with some bytes changed, cut off, put in, taken out, or replaced by those of another.
  private static func mutation(of samples: [[UInt8]], _ chance: inout SplitMix) -> [UInt8] {
    var bytes = samples.randomElement(using: &chance) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &chance) where bytes.count > 8 {
      let place = Int.random(in: 0..<bytes.count, using: &chance)
      let end = min(bytes.count, place + Int.random(in: 1...64, using: &chance))
      switch Int.random(in: 0..<7, using: &chance) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
      case 1: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &chance) ?? 0
      case 2: bytes.removeSubrange(max(8, place)...)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 4: bytes.removeSubrange(place..<end)
      case 5: for index in place..<end { bytes[index] = UInt8.random(in: 0...255, using: &chance) }
      default:
        let other = samples.randomElement(using: &chance) ?? []
        bytes.removeSubrange(place...)
        bytes += other.dropFirst(place)
      }
    }
    // A wrong checksum would hide from libpng what was changed.
    return Bool.random(using: &chance) ? PNGChecksums.mended(bytes) : bytes
  }

  private static func png(width: Int, height: Int) -> [UInt8] {
    let header = big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0]
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let empty: [UInt8] = [0x78, 0x9C, 3, 0, 0, 0, 0, 1]
    for (name, content) in [("IHDR", header), ("IDAT", empty), ("IEND", [])] {
      bytes += big(content.count, 4)
      bytes += Array(name.utf8)
      bytes += content
      bytes += [0, 0, 0, 0]
    }
    return PNGChecksums.mended(bytes)
  }

  /// One component, and no lines.
  private static func jpeg(width: Int, height: Int) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8]
    bytes += big(height, 2)
    bytes += big(width, 2)
    bytes += [1, 1, 0x11, 0, 0xFF, 0xD9]
    return bytes
  }

  private static func webp(width: Int, height: Int) -> [UInt8] {
    var bytes = Array("RIFF".utf8)
    bytes += [22, 0, 0, 0]
    bytes += Array("WEBPVP8X".utf8)
    bytes += [10, 0, 0, 0, 0x10, 0, 0, 0]
    bytes += big(width - 1, 3).reversed()
    bytes += big(height - 1, 3).reversed()
    return bytes
  }

  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }
}

/// The checksums of the parts of a PNG (PNG, third edition, annex D).
private enum PNGChecksums {
  /// With the checksums that belong to what is there, as far as it is made of parts.
  static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var (bytes, place) = (bytes, 8)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= bytes.count else { break }
      let sum = checksum(of: bytes[place + 4..<place + 8 + length])
      for index in 0..<4 { bytes[place + 8 + length + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index)) }
      place += 12 + length
    }
    return bytes
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
