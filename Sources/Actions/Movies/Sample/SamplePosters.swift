/// The posters of the sample films: pictures in PNG, drawn by `Samples/draw-posters` and carried as Base64 in the program,
/// so that it stays one file. All are below 100 kB.
enum SamplePosters {
  /// The bytes of a poster by its file name; nothing where there is none.
  static func picture(named name: String) -> [UInt8]? {
    for posters in [first, second, third, fourth] {
      // A block for each poster, with an empty line between two: its name, then its lines of Base64.
      for block in posters.split(separator: "\n\n") where block.hasPrefix(name + "\n") {
        return Base64.decode(block.dropFirst(name.count + 1))
      }
    }
    return nil
  }
}
