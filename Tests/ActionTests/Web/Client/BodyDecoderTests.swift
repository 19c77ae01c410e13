import Testing
import Workflow

@testable import Actions

@Suite("Unpacking a body")
struct BodyDecoderTests {
  /// A way to write the same body, as a server may.
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let coding: String
    let packed: [UInt8]
    /// Where a part may end without anything missing.
    var ends: Set<Int> = []
    /// Whether it has a checksum.
    var isChecked = true
  }

  private static let body = Array("One film after the other.".utf8)

  static let forms = [
    Form(testDescription: "gzip", coding: "gzip", packed: Gzip.stored(body)),
    Form(testDescription: "gzip by its old name", coding: "x-gzip", packed: Gzip.stored(body)),
    Form(
      testDescription: "gzip in two parts", coding: "gzip",
      packed: Gzip.stored(Array(body[..<7])) + Gzip.stored(Array(body[7...])),
      ends: [Gzip.stored(Array(body[..<7])).count]),
    Form(
      testDescription: "gzip with an empty part", coding: "gzip", packed: Gzip.stored([]) + Gzip.stored(body),
      ends: [Gzip.stored([]).count]),
    Form(testDescription: "deflate", coding: "deflate", packed: Gzip.framed(body)),
    Form(testDescription: "deflate without a frame", coding: "deflate", packed: Gzip.bare(body), isChecked: false),
  ]

  /// - Parameter step: how many bytes come at a time.
  private func decode(_ packed: [UInt8], _ coding: String, step: Int) throws -> (body: [UInt8], isComplete: Bool) {
    let decoder = try BodyDecoder([coding], host: "server")
    var body: [UInt8] = []
    for start in stride(from: 0, to: packed.count, by: step) {
      try packed[start..<min(start + step, packed.count)].withUnsafeBytes { try decoder.decode($0) { body += $0 } }
    }
    return (body, decoder.isComplete)
  }

  @Test("However it comes in, the same comes out", arguments: forms, [1, 2, 3, 7, 1000])
  func whole(form: Form, step: Int) throws {
    let result = try decode(form.packed, form.coding, step: step)
    #expect(result.body == Self.body)
    #expect(result.isComplete)
  }

  @Test("A body that ends at any place before its end is known to be cut", arguments: forms)
  func cut(form: Form) throws {
    for count in 1..<form.packed.count where !form.ends.contains(count) {
      let result = try decode(Array(form.packed[..<count]), form.coding, step: 5)
      #expect(!result.isComplete, "after \(count) bytes")
      #expect(Self.body.starts(with: result.body))
    }
  }

  @Test("Nothing at all is an empty body", arguments: forms)
  func empty(form: Form) throws {
    let result = try decode([], form.coding, step: 1)
    #expect(result.isComplete)
    #expect(result.body.isEmpty)
  }

  @Test("A checksum that does not fit is noticed", arguments: forms.filter(\.isChecked), [1, 1000])
  func corrupt(form: Form, step: Int) throws {
    var packed = form.packed
    packed[packed.count - 6] ^= 1
    #expect(throws: Failure.self) { try decode(packed, form.coding, step: step) }
  }

  @Test("What comes behind the end is refused", arguments: forms, [[0], Array("<!-- -->".utf8)])
  func behind(form: Form, rest: [UInt8]) throws {
    let failure = #expect(throws: Failure.self) { try decode(form.packed + rest, form.coding, step: 1000) }
    #expect(failure?.message == "The reply of `server` is not compressed as it says.")
  }

  @Test("What stops taking stops the unpacking")
  func limit() throws {
    struct Enough: Error {}
    let decoder = try BodyDecoder(["gzip"], host: "server")
    var pieces = 0
    #expect(throws: Enough.self) {
      try Gzip.run(of: 0, count: 1 + 258 * 4000).withUnsafeBytes { packed in
        try decoder.decode(packed) { _ in
          pieces += 1
          if pieces == 3 { throw Enough() }
        }
      }
    }
    #expect(pieces == 3)
  }
}
