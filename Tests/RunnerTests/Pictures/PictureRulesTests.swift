import Testing
import Workflow

@testable import runner

struct PictureRulesTests {
  private struct Variables: Environment {
    let values: [String: String]

    func value(of name: String) -> String? { values[name] }
  }

  private static let kitty = PictureForm.kitty(.usual)
  private static let blocks = PictureForm.blocks(.full)

  private static func rules(_ wish: ImageWish, _ variables: [String: String]) -> PictureRules? {
    PictureRules(wish, .full, .emoji, in: Variables(values: variables))
  }

  @Test(
    "The environment tells, except within a multiplexer",
    arguments: [
      (["TERM": "xterm-kitty"], kitty), (["TERM": "xterm-ghostty"], kitty), (["KITTY_WINDOW_ID": "1"], kitty),
      (["TERM_PROGRAM": "WezTerm", "TERM": "xterm-256color"], kitty), (["TERM": "xterm-256color"], blocks),
      (["KITTY_WINDOW_ID": ""], blocks), (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], blocks),
      (["KITTY_WINDOW_ID": "1", "STY": "1"], blocks), (["KITTY_WINDOW_ID": "1", "TERM": "screen.xterm"], blocks),
    ] as [([String: String], PictureForm)])
  func environment(variables: [String: String], form: PictureForm) throws {
    let rules = try #require(PictureRulesTests.rules(.auto, variables))
    #expect(rules.form(TerminalAbilities(), cell: nil) == form)
  }

  @Test("A reply tells what the environment does not, where it was asked for")
  func replies() throws {
    let able = TerminalAbilities(hasKitty: true, cell: CellSize(pixels: 9, by: 18))
    let expected = try #require(CellSize(pixels: 9, by: 18))
    let rules = try #require(PictureRulesTests.rules(.auto, ["TERM": "xterm-256color"]))
    #expect(rules.asks(cell: nil))
    #expect(rules.form(able, cell: nil) == .kitty(expected))
    #expect(PictureRulesTests.rules(.blocks, [:])?.form(able, cell: nil) == PictureRulesTests.blocks)
  }

  @Test(
    "Who would show the question, or needs none, is not asked",
    arguments: [
      ["TERM": "linux"], ["TERM_PROGRAM": "Apple_Terminal"], ["TERM": "tmux-256color"], ["TERM": "xterm-kitty"],
    ])
  func unasked(variables: [String: String]) throws {
    #expect(try #require(PictureRulesTests.rules(.auto, variables)).asks(cell: nil) == false)
  }

  @Test("Without colours, without emoji and by wish there are none")
  func none() {
    let environment = Variables(values: ["TERM": "xterm-kitty"])
    #expect(PictureRules(.none, .full, .emoji, in: environment) == nil)
    #expect(PictureRules(.kitty, .none, .emoji, in: environment) == nil)
    #expect(PictureRules(.kitty, .full, .ascii, in: environment) == nil)
  }

  @Test("A picture that the terminal enlarges is no larger than eyes need")
  func cells() throws {
    let large = try #require(CellSize(pixels: 40, by: 80))
    #expect(large.modest == CellSize(pixels: 20, by: 40))
    #expect(CellSize.usual.modest == .usual)
    for (width, height) in [(0, 20), (10, 0), (65535, 65535), (-1, 10)] {
      #expect(CellSize(pixels: width, by: height) == nil)
    }
  }
}
