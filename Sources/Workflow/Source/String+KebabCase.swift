extension String {
  /// The spelling of names on the command line and of codes: `date_format` is `date-format`.
  public var kebabCase: String { replacing("_", with: "-") }
}
