/// Rows to pick from: each with a display name, a subtitle and a thumbnail.
public struct VisualList: Sendable {
  public let rows: any RowSource
  /// How many rows may be picked.
  public let count: ClosedRange<Int>
  /// Whether several rows may be picked.
  public let isMultiple: Bool
  /// The places of the rows that are picked at the beginning, or, in a list of one choice, highlighted.
  public let preselected: [Int]
  /// Whether typing filters the rows.
  public let isSearchable: Bool
  /// Whether there are more rows than these: a text as the reply searches for them, and the question is put again.
  public let hasMore: Bool
  /// Finds the rows for a text while it is typed, where there are more than these. What is picked of them is given as
  /// ``Reply/found(_:)``.
  public let search: (@Sendable (_ text: String) async throws -> VisualList)?

  public init(
    _ rows: any RowSource, multiple: ClosedRange<Int>? = nil, preselected: [Int] = [], isSearchable: Bool = true,
    hasMore: Bool = false, search: (@Sendable (_ text: String) async throws -> VisualList)? = nil
  ) {
    self.rows = rows
    self.count = multiple ?? 1...1
    self.isMultiple = multiple != nil
    self.preselected = preselected
    self.isSearchable = isSearchable
    self.hasMore = hasMore
    self.search = search
  }

  /// The same list, with a search for more rows.
  func searched(by search: @escaping @Sendable (_ text: String) async throws -> VisualList) -> VisualList {
    VisualList(
      rows, multiple: isMultiple ? count : nil, preselected: preselected, isSearchable: isSearchable, hasMore: true,
      search: search)
  }
}

/// Where the rows of a visual list stand. A list from a workflow stays where it is: rows are made when they are shown.
public protocol RowSource: Sendable {
  var count: Int { get }
  /// - Parameter index: from 0 to less than ``count``.
  func row(at index: Int) -> DisplayRepresentation
}

/// Rows that are there already.
public struct Rows: RowSource {
  private let all: [DisplayRepresentation]

  public init(_ all: [DisplayRepresentation]) { self.all = all }

  public var count: Int { all.count }
  public func row(at index: Int) -> DisplayRepresentation { all[index] }
}
