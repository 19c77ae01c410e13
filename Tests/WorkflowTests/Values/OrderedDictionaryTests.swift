import Testing
import Workflow

struct OrderedDictionaryTests {
  @Test("Small and large ones find and keep their keys", arguments: [1, 15, 16, 100])
  func keys(count: Int) {
    let names = (0..<count).map { "key \($0)" }
    var dictionary = OrderedDictionary()
    for (index, name) in names.enumerated() { dictionary = dictionary.setting(name, to: Value(index)) }
    #expect(dictionary.keys == names)
    #expect(dictionary.count == count)
    #expect(dictionary["key \(count - 1)"]?.isEqual(to: Value(count - 1)) == true)
    #expect(dictionary["other"] == nil)
    let changed = dictionary.setting("key 0", to: "new")
    #expect(changed.keys == names)
    #expect(changed["key 0"]?.isEqual(to: "new") == true)
    #expect(dictionary.removing("key 0").keys == Array(names.dropFirst()))
    #expect(dictionary.removing("other").keys == names)
  }

  @Test("A later value takes the place of an earlier one of equal key, also in another normalization")
  func duplicates() {
    let dictionary = OrderedDictionary([(key: "é", value: 1), (key: "b", value: 2), (key: "e\u{301}", value: 3)])
    #expect(dictionary.count == 2)
    #expect(dictionary.first?.value.isEqual(to: 3) == true)
  }
}
