import Synchronization
import Testing
import Workflow

@testable import runner

@Suite("The command beside a list")
struct RowPreviewTests {
  /// A program whose output is what a test says, and when.
  private final class Script: Programs {
    private let begun = AsyncStream<ProgramCall>.makeStream()
    private let endings = AsyncStream<[UInt8]>.makeStream()

    func run(_ call: ProgramCall, until cancellation: Cancellation) async throws -> ProgramResult {
      begun.continuation.yield(call)
      let output = File(.data([]), name: "output", type: ContentType("text/plain"))
      for await remark in endings.stream {
        return ProgramResult(status: 0, output: output, errorOutput: remark)
      }
      throw Failure(.cancelled, "It was given up.")
    }

    /// The next that is started.
    var next: ProgramCall? { get async { await begun.stream.first { _ in true } } }

    func end(_ remark: String) { endings.continuation.yield(Array(remark.utf8)) }
  }

  private let script = Script()
  private let changes = AsyncStream<Void>.makeStream()

  private func preview() -> RowPreview {
    RowPreview("unused", by: script) { [changes] in changes.continuation.yield() }
  }

  @Test("What has come is there for whoever looks, and a line that is not whole when it has ended, with what is wrong")
  func end() async throws {
    let preview = preview()
    preview.show("tea")
    let call = try #require(await script.next)
    #expect(call.arguments.last == "tea")
    #expect(preview.lines == [])
    for (piece, lines) in [("one\n\u{1B}[31mtw", ["one"]), ("o", ["one"]), ("\nhalf", ["one", "two"])] {
      call.onOutput?(Array(piece.utf8)[...])
      // At once: what is made of it is made here, and by no alarm.
      #expect(preview.lines == lines)
    }
    _ = await changes.stream.first { _ in true }
    script.end("It failed.")
    while preview.lines.count == 2 { _ = await changes.stream.first { _ in true } }
    #expect(preview.lines == ["one", "two", "half", "It failed."])
  }

  @Test("What a command says that was begun for another row is not shown")
  func others() async throws {
    let preview = preview()
    preview.show("tea")
    let first = try #require(await script.next)
    first.onOutput?(Array("of tea\n".utf8)[...])
    #expect(preview.lines == ["of tea"])
    preview.show("milk")
    first.onOutput?(Array("of tea\n".utf8)[...])
    #expect(preview.lines == [])
    let second = try #require(await script.next)
    second.onOutput?(Array("of milk\n".utf8)[...])
    #expect(preview.lines == ["of milk"])
    script.end("")
    script.end("")
    preview.end()
  }
}
