import Testing

@testable import runner

@Suite("Titles of imported actions")
struct ActionTitleTests {
  @Test(
    "A text becomes words with capitals",
    arguments: [
      ("Stamp Documents", "Stamp Documents"), ("Ring the bell", "Ring The Bell"), ("order tea", "Order Tea"),
      ("Don't stop", "Dont Stop"), ("Play/Pause (now)", "Play Pause Now"), ("  a  ", "A"), ("école", "École"),
      ("Set 2 alarms", "Set 2 Alarms"), ("a\u{202E}b", "Ab"), ("日本語", nil), ("2 do", nil), ("…", nil), ("", nil),
    ] as [(String, String?)])
  func text(text: String, title: String?) {
    #expect(ActionTitle.title(of: text) == title)
  }

  @Test(
    "A name is split into its words",
    arguments: [
      ("OrderTea2", "Order Tea 2"), ("OpenURLNow", "Open URL Now"), ("weigh_package", "Weigh Package"), ("a", "A"),
      ("URL", "URL"), ("Mix10Colors", "Mix 10 Colors"), ("", nil), ("9Lives", nil),
    ] as [(String, String?)])
  func name(name: String, title: String?) {
    #expect(ActionTitle.title(ofName: name) == title)
  }
}
