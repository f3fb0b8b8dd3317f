/// Stores the width of an inspector between launches.
///
/// The inspectors of a window are distinguished by their order.
@MainActor final class ColumnWidthStore {
  private let storage: SceneStorageStore?
  private let coordinator: PresentationCoordinator
  private let number: Int

  init(_ storage: SceneStorageStore?, _ coordinator: PresentationCoordinator) {
    self.storage = storage
    self.coordinator = coordinator
    number = coordinator.claimColumn()
  }

  /// Releases the number of a removed inspector.
  func release() { coordinator.releaseColumn(number) }

  /// The stored width, in application pixels.
  var width: Double? {
    get { storage?.values.entry(for: key).value.flatMap { StorageCoding.double.decode($0) } }
    set { storage?.values.set(newValue.flatMap { StorageCoding.double.encode($0) }, for: key) }
  }

  private var key: String {
    let name = "oriel.inspector.\(number).width"
    return storage?.key(name) ?? name
  }
}
