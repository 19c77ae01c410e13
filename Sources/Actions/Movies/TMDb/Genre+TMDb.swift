internal import CustomTypes
internal import Workflow

extension Genre {
  /// The genres of a movie, which a list gives by their numbers alone.
  static func all(in object: TMDbObject) -> [Genre] {
    let named = object.objects("genres").compactMap { genre in
      genre.whole("id").flatMap { id in genre.text("name").map { Genre(id: id, name: $0) } }
    }
    guard named.isEmpty, case .list(let numbers)? = object.object["genre_ids"] else { return named }
    return numbers.compactMap { number in
      guard case .integer(let id) = number, let name = names[id] else { return nil }
      return Genre(id: Int(id), name: name)
    }
  }

  /// The genres of The Movie Database, which it has not changed since 2014.
  private static let names: [Int64: String] = [
    12: "Adventure", 14: "Fantasy", 16: "Animation", 18: "Drama", 27: "Horror", 28: "Action", 35: "Comedy",
    36: "History", 37: "Western", 53: "Thriller", 80: "Crime", 99: "Documentary", 878: "Science Fiction",
    9648: "Mystery", 10402: "Music", 10749: "Romance", 10751: "Family", 10752: "War", 10770: "TV Movie",
  ]
}
