extension Character {
  /// Whether there is something in it that controls a terminal.
  var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
