import Workflow

/// Where everything of a visual list stands on a screen of some size.
///
/// From top to bottom: the question, what is typed, the rows, the keys. What is least needed is left out first where there
/// are too few rows: a screen of one shows the highlighted row alone.
struct ListLayout {
  /// Where the parts of the rows stand, the same in all rows.
  struct Columns {
    let marker: Int
    let thumbnail: Int
    let name: Int
    /// Beside the name; nothing where it stands under it.
    let subtitle: Int?
    let end: Int
  }

  /// What stands beside the list.
  enum Side {
    /// The highlighted item, larger.
    case item
    /// What a command says about it.
    case preview
  }

  /// The columns of the highlighted item, from which width on it is shown, and what it always leaves to the list.
  private static let (itemColumns, itemThreshold, fewestListColumns) = (20...40, 100, 78)

  let columns: Int
  let rows: Int
  let symbols: SymbolStyle
  /// Lines of a row.
  let height: Int
  let side: Side?
  private let traits: ListTraits

  /// - Parameters:
  ///   - density: what the person wants; what suits the height where nothing is said.
  ///   - hasPreview: whether a command tells more of the highlighted row.
  init(
    _ traits: ListTraits, columns: Int, rows: Int, symbols: SymbolStyle, density: ListDensity?, hasPreview: Bool = false
  ) {
    self.traits = traits
    self.columns = columns
    self.rows = rows
    self.symbols = symbols
    let density = density ?? ListDensity(rows: rows)
    height = density != .compact && traits.hasSubtitles && rows > 3 ? 2 : 1
    if hasPreview {
      side = columns >= 40 ? .preview : nil
    } else {
      let hasMore = traits.hasSubtitles || traits.hasThumbnails
      side = density == .large && columns >= ListLayout.itemThreshold && hasMore ? .item : nil
    }
  }

  /// The columns of the list itself.
  var listColumns: Int {
    switch side {
    case .preview: columns / 2 - 1
    case .item: columns - itemColumns - 2
    case nil: columns
    }
  }

  /// Of the highlighted item, whose picture takes half the height, in cells that are twice as high as wide.
  private var itemColumns: Int {
    let wanted = min(rows, columns - ListLayout.fewestListColumns - 2)
    return max(ListLayout.itemColumns.lowerBound, min(ListLayout.itemColumns.upperBound, wanted))
  }

  /// The lines of its picture.
  var itemRows: Int { itemColumns / 2 }

  /// The columns beside it.
  var sideColumns: Range<Int> { listColumns == columns ? columns..<columns : listColumns + 2..<columns }

  var showsQuery: Bool { rows >= 2 && traits.isSearchable }
  var showsQuestion: Bool { rows >= 4 }
  var showsFoot: Bool { rows >= 6 }

  /// The lines that the rows of the list may take.
  func body(heading: Int, foot: Int) -> Range<Int> {
    let start = min((showsQuestion ? heading : 0) + (showsQuery ? 1 : 0), max(0, rows - 1))
    return start..<max(start + 1, rows - foot)
  }

  /// - Parameter names: the widest of the names that are seen together.
  func places(names: Int) -> Columns {
    let marker = traits.isMultiple ? 3 : 2
    let thumbnail = traits.hasPictures && height == 2 ? 5 : traits.hasThumbnails ? symbols.width : 0
    let name = marker + (columns < 20 ? 0 : thumbnail)
    let beside = name + min(names, max(1, listColumns / 2)) + 2
    let hasRoom = height == 1 && traits.hasSubtitles && beside + 8 <= listColumns
    return Columns(
      marker: 0, thumbnail: marker, name: name, subtitle: hasRoom ? beside : nil, end: listColumns)
  }
}
