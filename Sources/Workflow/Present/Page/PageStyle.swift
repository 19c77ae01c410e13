/// How a page looks, and what it may do.
enum PageStyle {
  /// Nothing is loaded from anywhere. The one sheet of styles is known by its digest, so that nothing else that got into
  /// the page could be one.
  static let policy: String =
    "default-src 'none'; img-src data:; style-src 'sha256-\(digest)'; base-uri 'none'; form-action 'none'"

  /// SHA-256 of the bytes of ``sheet`` in Base64; a test computes it anew.
  static let digest = "G5gClMEK2TyBeJXaAM2HIEDh9T6S03gUJ4UfIka4lMk="

  static let sheet: Markup = """
    :root {
      --ink: #1d1d1f; --soft: #6e6e73; --line: #e5e5ea; --paper: #fff; --fill: #f2f2f7; --link: #0066cc;
      color-scheme: light dark;
    }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f5f5f7; --soft: #a1a1a6; --line: #38383a; --paper: #161617; --fill: #242426; --link: #62a8ff; }
    }
    * { box-sizing: border-box; margin: 0; padding: 0; }
    body {
      max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem;
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      color: var(--ink); background: var(--paper); overflow-wrap: anywhere;
    }
    h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.01em; margin-bottom: 1.5rem; }
    h2 { font-size: 1.25rem; line-height: 1.3; }
    section > h2 { margin: 2rem 0 .5rem; }
    a { color: var(--link); }
    p { white-space: pre-wrap; }
    .subtitle, .note, dt, th, summary { color: var(--soft); }
    .subtitle, summary, details { font-size: .875rem; }
    .symbol {
      display: grid; place-items: center; width: 100%; height: 100%; font-size: 1.5rem; line-height: 1;
      background: var(--fill); border-radius: .625rem;
    }
    .thumbnail img { width: 100%; height: 100%; object-fit: cover; border-radius: .625rem; background: var(--fill); }
    ul { list-style: none; }
    .values > li { padding: .375rem 0; border-bottom: 1px solid var(--line); }
    .items > li { display: flex; gap: .875rem; padding: .625rem 0; border-bottom: 1px solid var(--line); }
    .items .thumbnail { flex: none; width: 3rem; height: 3rem; }
    .items .words { flex: 1; min-width: 0; align-self: center; }
    .name { font-weight: 600; line-height: 1.35; }
    .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: 1.75rem 1.25rem; }
    .grid > li { display: block; padding: 0; border: 0; }
    .grid .thumbnail { width: 100%; height: auto; aspect-ratio: 2 / 3; margin-bottom: .625rem; }
    .grid .thumbnail img { box-shadow: 0 1px 3px rgb(0 0 0 / .2), 0 6px 16px rgb(0 0 0 / .12); }
    .grid .symbol { font-size: 3rem; }
    .card { display: flex; flex-wrap: wrap; gap: 1.5rem; }
    .card .thumbnail { flex: none; width: 10rem; }
    .card .thumbnail img { height: auto; }
    .card .thumbnail .symbol { height: 10rem; font-size: 4rem; }
    .card .words { flex: 1 1 20rem; min-width: 0; }
    .card .note { margin-top: 1rem; }
    .picture img { max-width: 100%; height: auto; border-radius: .625rem; }
    figcaption { margin-top: .5rem; }
    details { margin-top: .25rem; }
    summary { cursor: pointer; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; margin-top: .75rem; }
    th, td { padding: .375rem .75rem .375rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line); }
    th { font-weight: 500; white-space: nowrap; }
    td table { margin: 0; }
    td > ul > li, td td, td th { padding-top: 0; padding-bottom: 0; border: 0; }
    """
}
