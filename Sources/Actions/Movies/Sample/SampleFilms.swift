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
      [
        1_084_242, 967_941, 1_062_722, 1_054_867, 1_078_605, 617_126, 1_061_474, 911_430, 803_796, 1_233_413, 1_084_199,
        974_576,
      ]
    case .upcoming: [83_533, 687_163, 1_084_244, 1_368_337, 1_170_608, 1_003_596, 810_693, 911_916]
    case .popular:
      [
        1_084_242, 967_941, 1_054_867, 803_796, 157_336, 693_134, 1_022_789, 27_205, 76_600, 1_184_918, 872_585,
        569_094, 155,
        346_698, 402_431, 558_449, 438_631, 550, 361_743, 603, 19_995, 348, 545_611, 823_219,
      ]
    case .topRated:
      [
        278, 238, 240, 424, 389, 129, 155, 496_243, 497, 680, 122, 13, 769, 346, 157_336, 372_058, 11_216, 637, 550,
        598,
        539, 244_786, 120, 27_205, 324_857, 101, 105, 274, 77_338, 3082, 567, 603, 98, 289, 19, 62, 582,
      ]
    }
  }
}
