/// A made-up movie as the service tells it.
struct TMDbRow {
  let id: Int
  let title: String

  /// Enough for three pages.
  static let all =
    [TMDbRow(id: 550, title: "Fight Club")] + (1...44).map { TMDbRow(id: 1000 + $0, title: "Sequel \($0)") }

  var json: String { "{\(fields)}" }

  private var fields: String {
    #"""
    "adult":false,"backdrop_path":null,"genre_ids":[18,53],"id":\#(id),"original_language":"en",\#
    "original_title":"\#(title)","overview":"About \#(title).","popularity":61.4,"poster_path":"/p\#(id).jpg",\#
    "release_date":"1999-10-15","title":"\#(title)","video":false,"vote_average":8.4,"vote_count":100
    """#
  }

  func details(with parts: [String], videoLanguages: String?) -> String {
    let videos = parts.contains("videos") ? #","videos":\#(videos(videoLanguages))"# : ""
    let credits = parts.contains("credits") ? #","credits":\#(credits)"# : ""
    return #"""
      {\#(fields),"runtime":139,"tagline":"","status":"Released","budget":63000000,"revenue":2923706026,\#
      "imdb_id":"tt0137523","homepage":"","genres":[{"id":18,"name":"Drama"}]\#(videos)\#(credits)}
      """#
  }

  /// Without being asked for others, the service gives those in the language asked for, and here that has none.
  func videos(_ languages: String?) -> String {
    let known = languages?.split(separator: ",").map(String.init) ?? []
    let results = [
      known.contains("en") ? video("teaser1", "Teaser", official: true) : nil,
      known.contains("en") ? video("fan1", "Trailer", official: false) : nil,
      known.contains("null") ? video("studio1", "Trailer", official: true) : nil,
    ].compactMap(\.self)
    return #"{"id":\#(id),"results":[\#(results.joined(separator: ","))]}"#
  }

  private func video(_ key: String, _ type: String, official: Bool) -> String {
    #"{"id":"\#(key)","key":"\#(key)","site":"YouTube","type":"\#(type)","name":"\#(type)","official":\#(official)}"#
  }

  private var credits: String {
    #"""
    {"cast":[{"id":2,"name":"Second","character":"","order":1,"profile_path":null},\#
    {"id":1,"name":"First","character":"Hero","order":0,"profile_path":"/first.jpg"}],\#
    "crew":[{"id":3,"name":"Maker","job":"Director","department":"Directing","profile_path":null}]}
    """#
  }
}
