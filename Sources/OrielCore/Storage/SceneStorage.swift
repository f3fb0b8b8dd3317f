/// A property wrapper that stores a value for each window, and restores it at the next launch.
///
/// ```swift
/// @SceneStorage("sidebar") private var selection = "inbox"
/// ```
///
/// Views of a window that use the same key share the value; other windows have their own. Use it for small amounts of
/// state, such as a selection. Values are stored in `$XDG_STATE_HOME/<application id>/scenes.json`, by default below
/// `~/.local/state`, and written as those of ``AppStorage``. In a tree that isn't in a window of the app, the value is
/// kept as long as the view keeps its identity.
@MainActor @preconcurrency @propertyWrapper public struct SceneStorage<Value>: GraphProperty {
  private let description: StoredLocation<Value>.Description
  private var location: StoredLocation<Value>?

  init(_ key: String, _ initial: Value, _ coding: StorageCoding<Value>) {
    description = .init(key: key, initial: initial, coding: coding)
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.get() ?? description.initial }
    nonmutating set {
      guard let location else {
        Diagnostics.warn(
          "a SceneStorage<\(Value.self)> was written before its view appeared; the write is ignored",
          once: "scenestorage.unmounted.\(Value.self)")
        return
      }
      location.set(newValue)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(location: location ?? ConstantLocation(description.initial))
  }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    if let installed = storage as? StoredLocation<Value>, installed.description.isSame(as: description) {
      location = installed
      return
    }
    let scope = node.context.environment
    let key = description.key
    let windowless = KeyValueStore()
    let made = StoredLocation(description) {
      guard let scene = scope.values.sceneStorage else { return (windowless, key) }
      return (scene.values, scene.key(key))
    }
    storage = made
    location = made
  }

  package static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    {
      let first = $0.assumingMemoryBound(to: Self.self).pointee.description
      return first.isSame(as: $1.assumingMemoryBound(to: Self.self).pointee.description)
    }
  }
}
