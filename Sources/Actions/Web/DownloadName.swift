/// Names for files that would have the same one.
enum DownloadName {
  /// `notes 2.txt` of `notes.txt`.
  static func numbered(_ name: String, _ number: Int) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(name) \(number)" }
    return "\(name[..<dot]) \(number)\(name[dot...])"
  }
}
