public import Workflow

/// The lists that The Movie Database keeps.
public enum MovieList: String, Choice, ActionOutput {
  case nowPlaying, upcoming, popular, topRated

  public static let type = EnumKind(MovieList.self)
}
