import Workflow

/// What is known of the rows of a list before one is drawn, and stays the same while it is filtered.
struct ListTraits {
  /// How many rows are looked at: a list may be endless, and its first rows are like the others.
  private static let sample = 200

  let isMultiple: Bool
  let isSearchable: Bool
  private(set) var hasSubtitles = false
  private(set) var hasThumbnails = false
  private(set) var hasPictures = false
  /// How many rows were looked at.
  private var count = 0

  init(_ rules: ListRules) {
    isMultiple = rules.isMultiple
    isSearchable = rules.isSearchable
  }

  /// Looks at the rows that have come since.
  mutating func look(at source: any RowSource) {
    let end = min(source.count, ListTraits.sample)
    while count < end {
      let row = source.row(at: count)
      if row.subtitle?.isEmpty == false { hasSubtitles = true }
      if let thumbnail = row.thumbnail {
        hasThumbnails = true
        if thumbnail.isPicture { hasPictures = true }
      }
      count += 1
    }
  }
}
