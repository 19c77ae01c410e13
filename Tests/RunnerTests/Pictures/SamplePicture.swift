import Foundation
import Testing

/// A picture of `Samples`: six columns and four rows of fields, in some form.
struct SamplePicture: CustomTestStringConvertible, Sendable {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
  static let columns = 6

  /// The colours of the first two rows, as `Samples/draw` has them.
  static let colors: [[UInt8]] = [
    [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0], [128, 128, 128],
    [255, 255, 0], [0, 255, 255], [255, 0, 255], [200, 100, 50], [50, 100, 200], [20, 20, 20],
  ]

  static let all = [
    "plain.png", "interlaced.png", "alpha.png", "palette.png", "grey.png", "deep.png", "plain.jpg", "progressive.jpg",
    "grey.jpg", "inks.jpg", "sideways.jpg", "mirrored.jpg", "plain.webp", "lossless.webp", "moving.webp",
  ].map(SamplePicture.init)

  /// Those that take another helper, and a library that need not be there.
  static let rare = ["moving.gif", "drawing.svg"].map(SamplePicture.init)

  let name: String
  var testDescription: String { name }
  var path: String { SamplePicture.folder.appending(path: name).path }
  var isGrey: Bool { name.hasPrefix("grey") || name.hasPrefix("deep") }
  var hasHole: Bool { name.hasPrefix("alpha") || name.hasPrefix("lossless") }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

  /// What a field is to look like.
  func color(of field: Int) -> [UInt8] {
    if field == 0, hasHole { return [0, 0, 0, 0] }
    let color = SamplePicture.colors[field]
    guard isGrey else { return color + [255] }
    // As ITU-R BT.601 weighs the colours.
    let weights = [0.299, 0.587, 0.114]
    let sum = zip(weights, color).reduce(0.0) { $0 + $1.0 * Double($1.1) }
    let grey = UInt8(sum.rounded())
    return [grey, grey, grey, 255]
  }
}
