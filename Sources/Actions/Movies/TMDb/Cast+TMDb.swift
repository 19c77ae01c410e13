internal import CustomTypes

extension Cast {
  /// Who plays, in the order of the credits. Who has no name is left out, a character without one is unknown.
  static func all(in credits: TMDbObject, images: ImageServer) -> [Cast] {
    let cast = credits.objects("cast").enumerated().compactMap { place, person in
      person.text("name").map { name in
        Cast(
          name: name, character: person.text("character"), order: person.whole("order") ?? place,
          picture: images.address(of: person.text("profile_path"), .w185))
      }
    }
    return cast.sorted { $0.order < $1.order }
  }
}
