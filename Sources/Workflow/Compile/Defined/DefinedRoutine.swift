internal import Synchronization

/// A routine that may be called before it is compiled, by itself or by another that it calls.
final class DefinedRoutine: Routine {
  private let box = Mutex<RoutinePlan?>(nil)

  var plan: RoutinePlan? {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = newValue } }
  }
}
