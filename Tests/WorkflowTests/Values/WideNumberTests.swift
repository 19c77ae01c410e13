import TestSupport
import Testing

@testable import Workflow

/// Doubles alone are computed with exactly and rounded once by the processor, which is what is compared with.
@Suite("Numbers wide enough for whole numbers and doubles")
struct WideNumberTests {
  private static let doubles: [Double] = {
    let edges: [Double] = [
      1, 3, 0.1, 0.5, 2.5, 1e16, 1e22, 1e300, 0x1p53, 0x1p53 - 1, 0x1p63, 0x1p64, 0x1.fffffffffffffp1023, 0x1p-1022,
      0x1p-1074, Double.leastNormalMagnitude.nextDown, 0x1.0000000000001p0,
    ]
    var random = SplitMix(seed: 7)
    let any = (0..<60).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    // Of like size, where what is rounded depends on single digits.
    let near = (0..<60).map { _ in
      Double(sign: .plus, exponent: Int(random.next() % 60), significand: 1) + Double(random.next() % 1000) / 7
    }
    return (edges + any + near).flatMap { [$0, -$0] } + [0]
  }()

  private static let wholes: [Int64] = {
    var random = SplitMix(seed: 8)
    let any = (0..<80).map { _ in Int64(bitPattern: random.next()) >> Int64(random.next() % 63) }
    return any + [0, 1, -1, 2, 10, .max, .max - 1, .min, .min + 1, 1 << 53, (1 << 53) + 1, (1 << 62) + 1]
  }()

  @Test("give of two doubles what the processor gives")
  func doubles() throws {
    for left in Self.doubles {
      let a = try #require(WideNumber(left))
      #expect(a.double == left)
      for right in Self.doubles {
        let b = try #require(WideNumber(right))
        #expect((a + b).double == left + right, "\(left) + \(right)")
        #expect((a - b).double == left - right, "\(left) - \(right)")
        #expect((a * b).double == left * right, "\(left) × \(right)")
        guard right != 0 else { continue }
        #expect((a / b).double == left / right, "\(left) ÷ \(right)")
        #expect((a % b).double == left.truncatingRemainder(dividingBy: right), "\(left) mod \(right)")
      }
    }
  }

  @Test("give of two whole numbers the whole number where it has 64 bits, else the nearest double")
  func wholes() throws {
    for left in Self.wholes {
      let a = WideNumber(left)
      #expect(a.whole == left && a.rounded == left)
      for right in Self.wholes {
        let b = WideNumber(right)
        for (found, exact) in [
          (a + b, Int128(left) + Int128(right)), (a - b, Int128(left) - Int128(right)),
          (a * b, Int128(left) * Int128(right)),
        ] {
          #expect(found.whole == Int64(exactly: exact), "\(left), \(right)")
          #expect(found.double == Double(exact), "\(left), \(right)")
        }
        guard right != 0 else { continue }
        #expect((a % b).whole == Int64(exactly: Int128(left) % Int128(right)), "\(left) mod \(right)")
        let quotient = Int128(left).quotientAndRemainder(dividingBy: Int128(right))
        #expect(
          (a / b).whole == (quotient.remainder == 0 ? Int64(exactly: quotient.quotient) : nil), "\(left) ÷ \(right)")
      }
    }
  }

  @Test("lose no digit of a whole number beside a double")
  func mixed() throws {
    let half = try #require(WideNumber(0.5))
    #expect((WideNumber(.max) + half).rounded == nil)
    #expect((WideNumber(.max - 1) + half).rounded == .max)
    #expect((WideNumber(.min) - half).rounded == nil)
    #expect((WideNumber(.max) * half * WideNumber(2)).whole == .max)
    #expect((WideNumber(.max) - (try #require(WideNumber(0x1p63)))).whole == -1)
    #expect((WideNumber((1 << 53) + 1) + (try #require(WideNumber(0.25)))).rounded == (1 << 53) + 1)
  }

  @Test("round half away from zero, and are whole only without a fraction")
  func rounding() throws {
    for number in Self.doubles {
      let wide = try #require(WideNumber(number))
      #expect(wide.whole == Int64(exactly: number), "\(number)")
      #expect(wide.rounded == Int64(exactly: number.rounded(.toNearestOrAwayFromZero)), "\(number)")
    }
  }

  @Test("are of finite numbers alone")
  func others() {
    for number in [Double.infinity, -.infinity, .nan] { #expect(WideNumber(number) == nil) }
    #expect(WideNumber(Value.text("1")) == nil)
    #expect(WideNumber(Value.integer(3))?.value.isEqual(to: .integer(3)) == true)
    #expect(WideNumber(Value.number(2.5))?.value.isEqual(to: .number(2.5)) == true)
  }
}
