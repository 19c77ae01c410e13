/// Diagnostics of `runner import`.
extension Explanation {
  static let importing: [Explanation] = [
    Explanation(
      "no-intent-definition",
      """
      `runner import` reads the files in which Xcode keeps the intents of an app: property lists in XML or binary form, up \
      to 32 MB and 64 levels deep, whose keys hold what they hold in Xcode.
      """,
      instead: "runner import Info.plist",
      write: "runner import Intents.intentdefinition"),
    Explanation(
      "unfinished-merge",
      "A version control system has marked a conflict in the file, and nobody has chosen yet which side is right.",
      instead: "<<<<<<< HEAD\n<string>1.2</string>\n=======\n<string>1.1</string>\n>>>>>>> topic",
      write: "<string>1.2</string>"),
    Explanation(
      "document-declarations",
      """
      Entities that a file declares for itself may grow to any size when they are put in. No property list needs them, and \
      none of them is ever put in.
      """,
      instead: "<!DOCTYPE plist [ <!ENTITY a \"aaaa\"> ]>",
      write:
        "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"),
    Explanation(
      "not-imported",
      """
      What the file says has no place in a definition file, or has another form there. The same stands as a comment where \
      it would be; docs/import.md lists what becomes of what.
      """,
      instead: "INIntentDefaultImageName: teapot",
      write: "# nothing: actions have no picture"),
  ]
}
