/// What is looked for on a page of a list that a server gives page by page.
public enum PageContents {
  /// - Parameters:
  ///   - found: what is said to be the items.
  ///   - name: of the body, for the hint.
  /// - Throws: a ``Failure`` of reason `conversion` that names the list which was probably meant.
  public static func items(_ found: Value, of body: Value, named name: String) throws -> [Value] {
    guard case .list(let list) = found else { throw Failure.noItems(in: body, named: name, found: found) }
    return list.items
  }

  /// The URL of the next page, which may be relative; nothing after the last one.
  /// - Throws: a ``Failure`` of reason `conversion` where there is something else.
  public static func next(_ found: Value) throws -> String? {
    switch found {
    case .nothing: return nil
    case .text(let text): return text.isEmpty ? nil : text
    case .url(let url): return url.text
    case .secret(let secret): return secret.reveal()
    default: throw Failure(.conversion, "The next page is found by a URL, and this is \(found.found).")
    }
  }
}

extension Failure {
  fileprivate static func noItems(in body: Value, named name: String, found: Value) -> Failure {
    guard case .dictionary(let dictionary) = body else {
      return Failure(.conversion, "A page has a list of items, and this is \(found.found).")
    }
    let lists = dictionary.pairs.filter { if case .list = $0.value { true } else { false } }.map(\.key)
    return Failure(
      .conversion, "The items of a page are a list, and this is \(found.found).",
      hint: lists.isEmpty ? nil : "write `items: ${\(name).\(TerminalText.cleaned(lists[0]))}`")
  }
}
