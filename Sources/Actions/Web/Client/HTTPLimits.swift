/// How long is waited, and how much is taken.
struct HTTPLimits: Sendable {
  /// Until a connection is made.
  var connect = Duration.seconds(10)
  /// Until all headers of a reply are there, counted from the last byte of the request.
  var head = Duration.seconds(60)
  /// The stretch of time in which ``stallBytes`` of a body must come.
  var stall = Duration.seconds(10)
  var stallBytes = 100
  /// The longest wait that a server may ask for before the next attempt.
  var wait = Duration.seconds(60)
  /// Requests under way at once; the others queue. Each takes a descriptor, of which a process has 256 on some systems.
  var atOnce = 200
  var redirects = 10
  /// What is read at once of a reply. Each request under way has this much, and most replies are shorter.
  var pieceBytes = 4 << 10
  /// The same of a download, of which there are few at a time.
  var downloadPieceBytes = 64 << 10
  /// Of the headers of one reply, together.
  var headBytes = 256 << 10
  /// How much of a body is held in memory before it goes into a file.
  var memoryBytes = 1 << 20
  /// Of a decoded body.
  var replyBytes = 1 << 30
  /// Of a body that goes into a file of the person's choice.
  var downloadBytes = 100 << 30
  /// Of a body that nobody reads.
  var ignoredBytes = 1 << 20
}
