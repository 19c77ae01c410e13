internal import Actions
public import Workflow

extension Family {
  /// Actions that only tests need: they fail, wait and change something as they are told.
  public static let trials = Family(
    "Trials",
    [
      Entry(Raise.self), Entry(WakeUp.self), Entry(CallServer.self), Entry(SendNote.self), Entry(PickSome.self),
      Entry(PullSwitch.self),
    ])
}

extension Catalogue {
  /// The built-in actions and those for tests.
  public static let trials = Catalogue.builtIn.adding([.trials])
}
