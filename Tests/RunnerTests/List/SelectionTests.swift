import Testing

@testable import runner

@Suite("Picked rows")
struct SelectionTests {
  @Test("They come in the order of the list, whatever order they were picked in")
  func order() {
    var selection = Selection(limit: .max)
    for place in [700, 3, 64, 63, 3] { selection.insert(place) }
    #expect(selection.places == [3, 63, 64, 700])
    #expect(selection.count == 4)
    let isPicked = selection.toggle(64)
    #expect(!isPicked)
    selection.remove(5000)
    #expect(selection.places == [3, 63, 700])
  }

  @Test("There are never more than the limit")
  func limit() {
    var selection = Selection(limit: 2)
    let arePicked = [1, 2, 3, 2].map { selection.insert($0) }
    #expect(arePicked == [true, true, false, true])
    #expect(selection.places == [1, 2])
    selection.removeAll()
    selection.toggle(3)
    #expect(selection.places == [3])
  }
}
