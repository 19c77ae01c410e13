internal import Workflow

/// The name of a file that somebody else chose.
enum DownloadName {
  /// Most file systems take 255 bytes; the rest is for a number and a suffix.
  private static let limit = 200

  /// A plain name: no folder, nothing hidden, nothing that a terminal obeys. Empty where nothing is left.
  static func plain(_ name: String) -> String {
    let base = name.split { $0 == "/" || $0 == "\\" }.last ?? ""
    let shown = TerminalText.cleaned(String(base)).drop { $0 == "." || $0 == " " }
    var plain = ""
    for character in shown where plain.utf8.count + character.utf8.count <= limit { plain.append(character) }
    return plain
  }

  /// `notes 2.txt` of `notes.txt`.
  static func numbered(_ name: String, _ number: Int) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "\(name) \(number)" }
    return "\(name[..<dot]) \(number)\(name[dot...])"
  }
}
