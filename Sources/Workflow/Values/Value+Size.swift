extension Value {
  /// About how many bytes it takes, without looking deeper than one level.
  var roughSize: Int {
    switch self {
    case .text(let text): 24 + text.utf8.count
    case .list(let items): 24 + items.count * 24
    case .dictionary(let dictionary): 24 + dictionary.count * 48
    case .record(let record): 24 + record.values.count * 48
    default: 24
    }
  }
}
