internal import Workflow

/// Names for files that would have the same one.
enum DownloadName {
  /// `notes 2.txt` of `notes.txt`.
  static func numbered(_ name: String, _ number: Int) -> String {
    let (stem, ending) = FilePath.divided(name)
    return "\(stem) \(number)\(ending)"
  }
}
