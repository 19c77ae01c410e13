import Workflow

/// What is heard of a question or a result, where that is more than a text.
struct SpokenText {
  /// Of a longer list only how long it is: whoever listens filters it.
  private static let mostNames = 9

  let text: String

  init(_ question: Question) {
    var sentences = [question.complaint, question.prompt].compactMap(\.self)
    switch question.form {
    case .choose(let list):
      let rows = list.rows
      if rows.count > SpokenText.mostNames {
        sentences.append("\(rows.count) …")
      } else {
        sentences += (0..<rows.count).map { rows.row(at: $0).name }
      }
    case .confirm(let yes, let no): sentences += [yes, no]
    case .write, .secret: break
    }
    text = SpokenText.joined(sentences)
  }

  init(_ presentation: Presentation) {
    text = SpokenText.joined(PresentationLayout(columns: .max, symbols: .none).lines(of: presentation))
  }

  /// With a pause behind each.
  private static func joined(_ sentences: [String]) -> String {
    sentences.filter { !$0.allSatisfy(\.isWhitespace) }
      .map { text in text.last.map { ".?!:…".contains($0) } ?? false ? text : text + "." }
      .joined(separator: " ")
  }
}
