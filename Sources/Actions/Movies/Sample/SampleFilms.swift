internal import CustomTypes
internal import Workflow

/// The films that come with the runner, so that it can be tried without a key. They are written as The Movie Database
/// answers for a single movie; what it would have as empty is left out.
enum SampleFilms {
  /// Read when they are first asked for: a start costs nothing.
  private static let all = Result {
    try [classics, eighties, nineties, twoThousands, twentyTens, twenties, newest].flatMap { text in
      try [OrderedDictionary](value: JSONReader.read(Array(text.utf8), name: "The sample films"))
    }
  }

  static func films() throws -> [OrderedDictionary] { try all.get() }

  /// The numbers of the films of a list, in its order.
  static func numbers(of list: MovieList) -> [Int] {
    switch list {
    case .nowPlaying:
      [1_084_242, 967941, 1_062_722, 1_054_867, 1_078_605, 617126, 1_061_474, 911430, 803796, 1_233_413, 1_084_199, 974576]
    case .upcoming: [83533, 687163, 1_084_244, 1_368_337, 1_170_608, 1_003_596, 810693, 1_323_784]
    case .popular:
      [
        1_084_242, 967941, 1_054_867, 803796, 157336, 693134, 1_022_789, 27205, 76600, 1_184_918, 872585, 569094, 155,
        346698, 402431, 558449, 438631, 550, 361743, 603, 19995, 348, 545611, 823219,
      ]
    case .topRated:
      [
        278, 238, 240, 424, 389, 129, 155, 496243, 497, 680, 122, 13, 769, 346, 157336, 372058, 11216, 637, 550, 598,
        539, 244786, 120, 27205, 324857, 101, 105, 274, 77338, 3082, 567, 603, 98, 289, 19, 62, 582,
      ]
    }
  }
}
