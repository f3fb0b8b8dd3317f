/// Keeps the width that the user has given an inspector, from one run of the app to the next.
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
    get { storage?.values.entry(for: key).value.flatMap { StorageCoding.double.decode($0) } }
    set { storage?.values.set(newValue.flatMap { StorageCoding.double.encode($0) }, for: key) }
  }

  private var key: String {
    let name = "oriel.inspector.\(number).width"
    return storage?.key(name) ?? name
  }
}
