/// A number of bytes in words.
enum ByteSize {
  /// With one place behind the point, and a unit: `820 B`, `1.2 MB`.
  static func words(_ bytes: Int) -> String {
    var (value, unit) = (Double(bytes), "B")
    for next in ["kB", "MB", "GB", "TB"] where value >= 1000 { (value, unit) = (value / 1000, next) }
    return unit == "B" ? "\(bytes) B" : "\(Double(Int(value * 10)) / 10) \(unit)"
  }
}
