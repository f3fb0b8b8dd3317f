/// Keeps the width that the person has given an inspector, from one run of the app to the next.
///
/// Those that a window has at the same time are told apart by their order.
@MainActor final class ColumnWidthStore {
  private let storage: SceneStorageStore?
  private let coordinator: PresentationCoordinator
  private let number: Int

  init(_ storage: SceneStorageStore?, _ coordinator: PresentationCoordinator) {
    self.storage = storage
    self.coordinator = coordinator
    number = coordinator.claimColumn()
  }

  /// The inspector is gone: its number is free for another one.
  func release() { coordinator.releaseColumn(number) }

  /// The width that was stored, in pixels of the desktop's scale.
  var width: Double? {
    get {
      guard let storage, case .double(let width)? = storage.values.entry(for: storage.key(key)).value else {
        return nil
      }
      return width
    }
    set {
      guard let storage else { return }
      storage.values.set(newValue.map { .double($0) }, for: storage.key(key))
    }
  }

  private var key: String { "oriel.inspector.\(number).width" }
}
