/// A setting of the app: a value that is kept in a file.
///
/// ```swift
/// @AppStorage("showsHidden") private var showsHidden = false
/// ```
///
/// Every view, in every window, that names the same key has the same value; a write runs the bodies that read it
/// again, once for all writes in a turn of the main loop, and writing an equal value does nothing. The value is the
/// default until somebody writes another one. Outside a view the property reads and writes the app's own settings
/// directly. ``AppStorageStore`` tells where the file is and when it is written.
@MainActor @preconcurrency @propertyWrapper public struct AppStorage<Value>: GraphProperty {
  private let description: StoredLocation<Value>.Description
  private let store: AppStorageStore?
  private var location: StoredLocation<Value>?

  init(_ key: String, _ initial: Value, _ store: AppStorageStore?, _ coding: StorageCoding<Value>) {
    description = .init(key: key, initial: initial, coding: coding)
    self.store = store
  }

  /// The value.
  public var wrappedValue: Value {
    get { (location ?? detached).get() }
    nonmutating set { (location ?? detached).set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(location: location ?? detached) }

  /// The location for a property that isn't part of a view in the graph.
  private var detached: StoredLocation<Value> { makeLocation(in: nil) }

  private func makeLocation(in scope: EnvironmentScope?) -> StoredLocation<Value> {
    let key = description.key
    return StoredLocation(description) { [store] in
      ((store ?? scope?.values.defaultAppStorage ?? .standard).values, key)
    }
  }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    let installed = storage as? Installed
    if let installed, installed.store === store, installed.location.description.isSame(as: description) {
      location = installed.location
    } else {
      let made = makeLocation(in: node.context.environment)
      storage = Installed(location: made, store: store)
      location = made
    }
  }

  package static var sameness: (@MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
    {
      let first = $0.assumingMemoryBound(to: Self.self)
      let second = $1.assumingMemoryBound(to: Self.self)
      return first.pointee.store === second.pointee.store
        && first.pointee.description.isSame(as: second.pointee.description)
    }
  }

  private final class Installed {
    let location: StoredLocation<Value>
    let store: AppStorageStore?

    init(location: StoredLocation<Value>, store: AppStorageStore?) {
      self.location = location
      self.store = store
    }
  }
}
