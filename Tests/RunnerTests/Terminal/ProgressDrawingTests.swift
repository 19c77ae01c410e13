import Testing
import Workflow

@testable import runner

@Suite("Progress as lines")
struct ProgressDrawingTests {
  @Test("Work without a size has a mark that turns")
  func turning() {
    let drawing = ProgressDrawing(columns: 79)
    let lines = (0..<5).map { drawing.lines(of: Progress("Waiting 5s"), turn: $0) }
    #expect(lines == [["- Waiting 5s"], ["\\ Waiting 5s"], ["| Waiting 5s"], ["/ Waiting 5s"], ["- Waiting 5s"]])
  }

  @Test(
    "Where the size is known there is a bar, and of a transfer the bytes and the speed",
    arguments: [
      (79, 0.5, "- Getting  ━━━━━━━━━━──────────  50 %  1.2 MB  300.0 kB/s"),
      (79, 0, "- Getting  ────────────────────  0 %  1.2 MB  300.0 kB/s"),
      (79, 7.5, "- Getting  ━━━━━━━━━━━━━━━━━━━━  100 %  1.2 MB  300.0 kB/s"),
      (40, 0.5, "- Getting  50 %  1.2 MB  300.0 kB/s"), (32, 0.5, "- Get…  50 %  1.2 MB  300.0 kB/s"),
      (10, 0.5, "-   50 % …"), (0, 0.5, ""),
    ])
  func transfer(columns: Int, fraction: Double, line: String) {
    let progress = Progress("Getting", fraction: fraction, bytes: 1_234_567)
    #expect(ProgressDrawing(columns: columns).lines(of: progress, turn: 0, speed: 300_000) == [line])
  }

  @Test("What is done at once stands below, with bars in one column, and more than four are counted")
  func parts() {
    let parts = (1...6).map { Progress("part \($0 * $0)\u{1B}", fraction: Double($0) / 10) }
    #expect(
      ProgressDrawing(columns: 60).lines(of: Progress("Downloading", parts: parts), turn: 0) == [
        "- Downloading", "  part 1\\x1b   ━━──────────────────  10 %", "  part 4\\x1b   ━━━━────────────────  20 %",
        "  part 9\\x1b   ━━━━━━──────────────  30 %", "  part 16\\x1b  ━━━━━━━━────────────  40 %", "  and 2 more",
      ])
  }
}
