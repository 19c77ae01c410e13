extension Kind {
  /// How an answer may be written, where people would not know. What is asked and what is said of an answer that cannot
  /// be read name the same.
  var examples: String? {
    switch self {
    case .date: "such as `2024-12-30 18:00` or `tomorrow 9:30`"
    case .day: "such as `2024-12-30`, `tomorrow` or `friday`"
    case .time: "such as `18:00` or `6pm`"
    case .duration: "such as `45s` or `1h 30m`"
    default: nil
    }
  }
}
