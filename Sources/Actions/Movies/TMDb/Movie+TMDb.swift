internal import CustomTypes
internal import Workflow

extension Movie {
  /// A row of a list, or a movie with all that is known of it; nothing where it has no number or no title.
  init?(_ object: TMDbObject, images: ImageServer) {
    guard let id = object.whole("id"), id > 0, case .text(let title)? = object.object["title"] else { return nil }
    let originalTitle = object.text("original_title")
    guard let name = title.isEmpty ? originalTitle : title else { return nil }
    self.init(id: id, title: name)
    self.originalTitle = originalTitle ?? name
    read(object, images: images)
    readDetails(object, images: images)
  }

  private mutating func read(_ object: TMDbObject, images: ImageServer) {
    originalLanguage = object.text("original_language")
    overview = object.text("overview") ?? ""
    releaseDate = object.day("release_date")
    voteAverage = object.number("vote_average") ?? 0
    voteCount = object.whole("vote_count") ?? 0
    popularity = object.number("popularity") ?? 0
    adult = object.flag("adult")
    genres = Genre.all(in: object)
    let path = object.text("poster_path")
    poster = images.address(of: path, .w500)
    thumbnail = images.address(of: path, .w154)
    backdrop = images.address(of: object.text("backdrop_path"), .w780)
  }

  private mutating func readDetails(_ object: TMDbObject, images: ImageServer) {
    tagline = object.text("tagline")
    status = object.text("status")
    // What nobody has filled in is 0.
    runtime = object.whole("runtime").flatMap { Movie.span(minutes: $0) }
    budget = object.whole("budget").flatMap { $0 > 0 ? $0 : nil }
    revenue = object.whole("revenue").flatMap { $0 > 0 ? $0 : nil }
    imdbId = object.text("imdb_id")
    homepage = object.text("homepage").flatMap { Address($0) }
    videos = Video.all(in: object.child("videos"))
    cast = Cast.all(in: object.child("credits"), images: images)
    crew = Crew.all(in: object.child("credits"), images: images)
  }

  private static func span(minutes: Int) -> Span? {
    (1...100_000).contains(minutes) ? Span(nanoseconds: Int64(minutes) * 60_000_000_000) : nil
  }
}
