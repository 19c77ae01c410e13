import Testing

@Suite("runner types")
struct TypesCommandTests {
  @Test("It lists the enums of actions too")
  func types() throws {
    let output = try BuiltRunner().run("types").output
    for name in ["Person", "Place", "first"] { #expect(output.contains(name), "\(output)") }
  }
}
