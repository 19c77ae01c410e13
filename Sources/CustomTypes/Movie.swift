public import Workflow

/// A film. What a list of movies does not tell (the running time, the cast and more) is nothing, or empty, until the
/// movie itself is got.
public struct Movie: CustomType {
  public static let type = TypeDefinition(Movie.self)

  /// The number that The Movie Database has given it.
  @Property("ID", isIdentifier: true) public var id: Int
  @Property("Title") public var title: String
  @Property("Original title") public var originalTitle: String
  /// Two letters.
  @Property("Original language") public var originalLanguage: String?
  @Property("Overview") public var overview: String
  @Property("Release date") public var releaseDate: Day?
  /// From 0 to 10; 0 where nobody has voted.
  @Property("Rating") public var voteAverage: Double
  @Property("Votes") public var voteCount: Int
  @Property("Popularity") public var popularity: Double
  @Property("Genres") public var genres: [Genre]
  @Property("For adults") public var adult: Bool
  /// The poster, and the same small enough for a row of a list.
  @Property("Poster") public var poster: Address?
  @Property("Thumbnail") public var thumbnail: Address?
  @Property("Backdrop") public var backdrop: Address?

  @Property("Tagline") public var tagline: String?
  @Property("Running time") public var runtime: Span?
  /// `Released`, `In Production` and others.
  @Property("Status") public var status: String?
  /// In US dollars.
  @Property("Budget") public var budget: Int?
  @Property("Revenue") public var revenue: Int?
  /// What the Internet Movie Database calls it: `tt0137523`.
  @Property("IMDb ID") public var imdbId: String?
  @Property("Homepage") public var homepage: Address?
  @Property("Videos") public var videos: [Video]
  @Property("Cast") public var cast: [Cast]
  @Property("Crew") public var crew: [Crew]

  public init() {}

  /// A movie of which nothing else is known.
  public init(id: Int, title: String) {
    self = Movie.type.template
    (self.id, self.title, originalTitle, overview) = (id, title, title, "")
    (voteAverage, voteCount, popularity, adult) = (0, 0, 0, false)
    (originalLanguage, releaseDate, poster, thumbnail, backdrop) = (nil, nil, nil, nil, nil)
    (tagline, runtime, status, budget, revenue, imdbId, homepage) = (nil, nil, nil, nil, nil, nil, nil)
    (genres, videos, cast, crew) = ([], [], [], [])
  }

  public var display: DisplayRepresentation {
    DisplayRepresentation(
      title, subtitle: subtitle, thumbnail: thumbnail.map { .url($0.text) } ?? .symbol("film"),
      synonyms: originalTitle == title ? [] : [originalTitle])
  }

  /// The year and the rating, as far as they are known: `1999 · 8.4`.
  private var subtitle: String? {
    let year = releaseDate.map { "\($0.year)" }
    let rating = voteAverage > 0 ? Movie.oneDecimal(voteAverage) : nil
    let parts = [year, rating].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private static func oneDecimal(_ number: Double) -> String {
    // The rating comes from a server, which may send what is no rating.
    let tenths = Int(min(number, 1e6) * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
