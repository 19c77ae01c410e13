import TestSupport
import Testing
import Workflow

struct SortingTests {
  @Test(
    "Keys are sorted, equal ones stay in their order, and nothing comes last",
    arguments: [
      ([3, 1, 2], [1, 2, 0], [0, 2, 1]), ([2, 1, 2, 1], [1, 3, 0, 2], [0, 2, 1, 3]),
      ([.nothing, 2, 1], [2, 1, 0], [1, 2, 0]),
      ([-1, 1, 0], [0, 2, 1], [1, 2, 0]), ([1.5, 1, .integer(.min)], [2, 1, 0], [0, 1, 2]),
      (["b", "a", "ab", "", "a"], [3, 1, 4, 2, 0], [0, 2, 1, 4, 3]),
      (["same prefix b", "same prefix a"], [1, 0], [0, 1]),
      (["é", "z", "e"], [2, 1, 0], [0, 1, 2]), ([true, false], [1, 0], [0, 1]), ([], [], []), ([.nothing], [0], [0]),
    ] as [([Value], [Int], [Int])])
  func order(keys: [Value], ascending: [Int], descending: [Int]) throws {
    #expect(try Sorting.order(of: keys) == ascending)
    #expect(try Sorting.order(of: keys, descending: true) == descending)
  }

  @Test("Texts sort by words as they do one by one")
  func texts() throws {
    var generator = SplitMix(seed: 4)
    let keys = (0..<2000).map { _ -> Value in
      let length = Int(generator.next() % 12)
      return .text(String((0..<length).map { _ in Character(Unicode.Scalar(97 + UInt8(generator.next() % 3))) }))
    }
    let order = try Sorting.order(of: keys)
    for (left, right) in zip(order, order.dropFirst()) {
      let compared = try Value.compare(keys[left], keys[right])
      #expect(compared == .ascending || compared == .same && left < right)
    }
  }

  @Test("Keys of different types are an error")
  func mixed() {
    #expect(throws: Failure.self) { try Sorting.order(of: [1, "a"]) }
    #expect(throws: Failure.self) { try Sorting.order(of: ["a", 1]) }
  }
}
