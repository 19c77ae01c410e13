/// A result as one page of HTML that stands alone: it loads nothing, runs nothing and sends nothing, and has its pictures
/// in itself.
public struct ResultPage {
  private let title: String
  /// As HTML names it: `de-DE`.
  private let language: String
  private let pictures: PagePictures

  /// - Parameter locale: as `LANG` names it: `de_DE`. That of the machine itself, `C`, speaks English.
  public init(_ title: String, locale: String, pictures: PagePictures) {
    self.title = title
    let name = String(locale.prefix { $0 != "." && $0 != "@" })
    language = ["", "C", "POSIX"].contains(name) ? "en" : name.replacing("_", with: "-")
    self.pictures = pictures
  }

  /// - Parameters:
  ///   - shown: how the value was shown, where it was.
  ///   - mask: of the run, whose secrets no page has.
  public func bytes(of value: Value, shown: Presentation? = nil, without mask: Mask) -> [UInt8] {
    var body = PageBody(pictures: pictures)
    return document(body.markup(of: value, shown: shown)).bytes(without: mask)
  }

  /// The pictures that a page would show: some have to be fetched before.
  public static func thumbnails(of value: Value, shown: Presentation? = nil) -> [Thumbnail] {
    var body = PageBody(pictures: PagePictures { _ in nil })
    _ = body.markup(of: value, shown: shown)
    return body.pictures.asked
  }

  private func document(_ body: Markup) -> Markup {
    """
    <!DOCTYPE html>
    <html lang="\(language)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(PageStyle.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    <style>\(PageStyle.sheet)</style>
    </head>
    <body>
    <header><h1 dir="auto">\(title)</h1></header>
    <main>
    \(body)</main>
    </body>
    </html>

    """
  }
}
