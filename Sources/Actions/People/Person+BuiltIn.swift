internal import CustomTypes

extension Person {
  /// The people that are there without a file.
  static let builtIn = [
    Person(name: "Joe Bloggs", job: "Artist", icon: "paintpalette"),
    Person(name: "Peter Roberts", job: "Taxi Driver", icon: "car"),
    Person(name: "Sarah Love", job: "Author", icon: "text.book.closed"),
  ]
}
