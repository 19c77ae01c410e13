/// A use of an action with what it gives.
public struct Example: Sendable {
  /// What it shows, as a sentence without a full stop.
  public let title: String
  /// The steps, as they stand in a workflow.
  public let steps: String
  /// The output as compact JSON; nothing where it is not told (it is random, or there is none).
  public let output: String?
  /// The error, where that is what it shows.
  public let error: String?
  /// Answers given in advance: `person=Sarah Love`.
  public let answers: [String]
  /// What is shown to the person, in text form.
  public let shows: String?
  /// The files that are there before it.
  public let files: [(path: String, text: String)]

  public init(
    _ title: String, steps: String, output: String? = nil, error: String? = nil, answers: [String] = [],
    shows: String? = nil, files: [(path: String, text: String)] = []
  ) {
    self.title = title
    self.steps = steps
    self.output = output
    self.error = error
    self.answers = answers
    self.shows = shows
    self.files = files
  }
}
