/// A property wrapper that stores a setting of the app in a file.
///
/// ```swift
/// @AppStorage("showsHidden") private var showsHidden = false
/// ```
///
/// All views that use the same key share the value, in all windows. A write updates the views that have read the value;
/// writing an equal value has no effect. Outside of a view, the property accesses the app's settings directly.
/// ``AppStorageStore`` describes where the file is and when it is written, and ``StorageValue`` which values there can be.
/// Instead of the file, a property uses Foundation's `UserDefaults` if `store` or ``View/defaultAppStorage(_:)`` says so.
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

  /// The location of a property that isn't part of a mounted view.
  private var detached: StoredLocation<Value> { makeLocation(in: nil) }

  private func makeLocation(in scope: EnvironmentScope?) -> StoredLocation<Value> {
    let key = description.key
    return StoredLocation(description) { [store] in
      ((store ?? scope?.values.defaultAppStorage ?? .standard).values, key)
    }
  }

  package mutating func install(storage: inout AnyObject?, node: _GraphNode) {
    let installed = storage as? Installed
    if let installed, installed.store?.values === store?.values, installed.location.description.isSame(as: description)
    {
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
      return first.pointee.store?.values === second.pointee.store?.values
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
