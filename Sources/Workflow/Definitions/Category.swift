/// What an action is for, in SiriKit's words.
public enum Category: String, CaseIterable, Sendable {
  case generic, information, order, start, share, create, view, book, search, download, other
}
