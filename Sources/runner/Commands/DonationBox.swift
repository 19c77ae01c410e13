import Synchronization
import Workflow

/// Keeps what a run donates until it has succeeded, and puts it into the store then.
final class DonationBox: Donor {
  /// A loop over thousands of items is one habit and not thousands of them.
  private static let limit = 50

  private let deeds = Mutex<[Deed]>([])

  /// Nothing where nothing is kept, as `CI` is set. What the settings say is looked up when there is something to keep.
  init?(in environment: any Environment) {
    if environment.setting("CI") != nil { return nil }
  }

  func donate(_ deed: Deed) {
    deeds.withLock { deeds in
      if deeds.count < DonationBox.limit || deed.kind == .run { deeds.append(deed) }
    }
  }

  /// Puts all of it into the store. What a person wanted is done; a store that cannot be written spoils none of it.
  /// - Returns: why it could not be kept.
  func empty(into services: Services) -> Failure? {
    let deeds = deeds.withLock { deeds in
      defer { deeds = [] }
      return deeds.map { $0.at(RealPath.orWritten($0.path)) }
    }
    let environment = services.environment
    if deeds.isEmpty { return nil }
    do {
      guard try Settings(in: environment).keepsDonations else { return nil }
      let book = DonationBook(try Store.opened(in: environment), clock: services.clock)
      try book.add(deeds.filter { $0.identifier == nil })
      // One whose ID is something else's is left out; it spoils none of the others.
      var refusal: Failure?
      for deed in deeds where deed.identifier != nil {
        do {
          try book.add([deed], claiming: .type)
        } catch let failure as Failure where failure.reason == .input {
          refusal = refusal ?? failure
        }
      }
      return refusal
    } catch {
      return error as? Failure ?? Failure(.failed, "\(error)")
    }
  }
}
