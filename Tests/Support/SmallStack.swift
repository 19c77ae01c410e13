import Foundation

/// A thread with as little stack as those have that run turns beside others, for what goes down as deep as a value does.
public enum SmallStack {
  /// Code that is not optimized keeps every step of a function on the stack, which takes about four times as much.
  #if DEBUG
    private static let size = 2 << 20
  #else
    private static let size = 512 << 10
  #endif

  /// Gives what the work gives, done on such a thread.
  public static func run<Output: Sendable>(_ work: @escaping @Sendable () throws -> Output) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result { try work() }) }
      thread.stackSize = size
      thread.start()
    }
  }
}
