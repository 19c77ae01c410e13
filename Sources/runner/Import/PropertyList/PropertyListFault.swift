/// Why a file is no property list that can be read.
enum PropertyListFault: Error, Equatable {
  case empty
  /// Neither XML nor the binary form.
  case otherForm
  case mergeMark(at: Int)
  /// A document type with declarations of its own, which may make a gigabyte of a kilobyte.
  case declarations(at: Int)
  case sameKey(String, at: Int)
  case unclosedKey(at: Int)
  case textBehind(at: Int)
  /// Where nothing is known of the place, it is nil.
  case tooDeep(at: Int?)
  /// A binary list whose parts are used so often that it would grow beyond measure.
  case tooLarge
  /// A sentence of who read it, without its full stop.
  case unreadable(String)

  /// Real files have 8 levels at most.
  static let depthLimit = 64
}
