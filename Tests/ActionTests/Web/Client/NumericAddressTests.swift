import Testing

@testable import Actions

@Suite("Numeric addresses")
struct NumericAddressTests {
  @Test(
    "Each address of version 6 has one form",
    arguments: [
      ("::1", "::1"), ("0:0:0:0:0:0:0:1", "::1"), ("FE80::A%eth0", "fe80::a"), ("::ffff:10.0.0.1", "10.0.0.1"),
      ("::ffff:a00:1", "10.0.0.1"),
    ])
  func canonical(text: String, form: String) { #expect(NumericAddress.canonical(text) == form) }

  @Test("Other texts are no address", arguments: ["", "localhost", "127.0.0.1", "::g", "%eth0"])
  func none(text: String) { #expect(NumericAddress.canonical(text) == nil) }
}
