internal import CustomTypes

extension Crew {
  static func all(in credits: TMDbObject, images: ImageServer) -> [Crew] {
    credits.objects("crew").compactMap { person in
      person.text("name").map { name in
        Crew(
          name: name, job: person.text("job") ?? "", department: person.text("department"),
          picture: images.address(of: person.text("profile_path"), .w185))
      }
    }
  }
}
