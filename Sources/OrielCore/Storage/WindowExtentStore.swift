/// Stores the size of a window between launches.
@MainActor struct WindowExtentStore {
  let storage: SceneStorageStore

  /// The stored size; nil if there is none.
  var extent: WindowExtent? {
    guard let width = value("width", .double), let height = value("height", .double), (1...100_000).contains(width),
      (1...100_000).contains(height)
    else { return nil }
    return WindowExtent(
      size: SurfaceSize(width: width, height: height), isMaximized: value("maximized", .bool) ?? false)
  }

  func store(_ extent: WindowExtent) {
    set(extent.size.width, "width", .double)
    set(extent.size.height, "height", .double)
    set(extent.isMaximized, "maximized", .bool)
  }

  private func key(_ name: String) -> String { storage.key("oriel.window.\(name)") }

  private func value<Value>(_ name: String, _ coding: StorageCoding<Value>) -> Value? {
    storage.values.entry(for: key(name)).value.flatMap { coding.decode($0) }
  }

  private func set<Value>(_ value: Value, _ name: String, _ coding: StorageCoding<Value>) {
    storage.values.set(coding.encode(value), for: key(name))
  }
}
