internal import CustomTypes

extension Video {
  /// The videos of a reply; what has no key or no site is none.
  static func all(in object: TMDbObject) -> [Video] {
    object.objects("results").compactMap { video in
      guard let key = video.text("key"), let site = video.text("site") else { return nil }
      let type = video.text("type") ?? "Video"
      return Video(
        key: key, name: video.text("name") ?? type, site: site, type: type, official: video.flag("official"),
        language: video.text("iso_639_1"))
    }
  }
}
