extension Bitmap {
  /// For each pixel the nearest of few colours, chosen so that their mean over some pixels is the colour meant: what a pixel
  /// is off by goes to its neighbours that come later, in the shares of Floyd and Steinberg (1976).
  /// - Parameters:
  ///   - strength: the part of that, in sixteenths. The more the colours fit the picture, the more all of it would be seen as grain.
  ///   - nearest: what is chosen for a colour, and what it then shows.
  /// - Returns: nothing where the picture does not cover what is behind.
  func dithered<Choice>(
    strength: Int = 16, _ nearest: (Color.Shades) -> (choice: Choice, shown: Color.Shades)
  ) -> [Choice?] {
    // In sixteenths, so that nothing is lost in sharing.
    var rest = pixels.map { Int($0) * 16 }
    var choices: [Choice?] = Array(repeating: nil, count: width * height)
    for pixel in choices.indices where covers(pixel) {
      let place = pixel * 4
      func wanted(_ channel: Int) -> Int { min(255, max(0, (rest[place + channel] + 8) / 16)) }
      let (red, green, blue) = (wanted(0), wanted(1), wanted(2))
      let (choice, shown) = nearest((red, green, blue))
      choices[pixel] = choice
      let off = (red - shown.red, green - shown.green, blue - shown.blue)
      let errors = (off.0 * strength / 16, off.1 * strength / 16, off.2 * strength / 16)
      let (column, row) = (pixel % width, pixel / width)
      for (right, down, share) in Bitmap.shares {
        guard (0..<width).contains(column + right), row + down < height else { continue }
        let neighbour = ((row + down) * width + column + right) * 4
        rest[neighbour] += errors.0 * share
        rest[neighbour + 1] += errors.1 * share
        rest[neighbour + 2] += errors.2 * share
      }
    }
    return choices
  }

  /// Whether a pixel hides what is behind it, for those who can show or leave it only.
  func covers(_ pixel: Int) -> Bool { pixels[pixel * 4 + 3] >= 128 }

  private static let shares = [(1, 0, 7), (-1, 1, 3), (0, 1, 5), (1, 1, 1)]
}
