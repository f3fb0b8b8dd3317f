import FoundationEssentials

/// A property wrapper that publishes the writes to a property of an observable object.
///
/// On the main thread the object's publisher emits before the value changes, and views are updated in the next flush. A
/// write on another thread, for example while a document is opened, is published on the main actor after the value has
/// changed.
///
/// Concurrent reads and writes from several threads are safe; each is atomic.
@propertyWrapper public struct Published<Value> {
  private var value: Value
  /// The observers of the values; nil until the publisher is first used.
  private var followers: PublishedFollowers<Value>?

  /// Creates the property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates the property with an initial value.
  public init(initialValue: Value) { value = initialValue }

  /// Not available: the property wrapper can be used only in classes.
  @available(*, unavailable, message: "@Published works in properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and writes the property of an enclosing object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get {
      publishedLock.withLock {
        PublishedReads.note(object, storageKeyPath, type: Value.self)
        return object[keyPath: storageKeyPath].value
      }
    }
    set { write(newValue, to: object, storageKeyPath) }
  }

  private static func write<Object: ObservableObject>(
    _ newValue: Value, to object: Object, _ storage: ReferenceWritableKeyPath<Object, Published<Value>>
  ) {
    let isMain = MainThread.isCurrent
    publishedLock.withLock { object[keyPath: storage].followers }?.send(newValue)
    if isMain {
      // Unsafe: used on this thread, the main one.
      nonisolated(unsafe) let (object, property) = (object, storage)
      MainThread.assumeIsolated { FlagWatch.willWrite(to: object, property) }
      object.objectWillChange.send()
    }
    var old = newValue
    publishedLock.withLock { swap(&object[keyPath: storage].value, &old) }
    if !isMain { object.objectWillChange.send() }
    // Released outside of the lock: a deinitializer may run code that accesses a published property.
    withExtendedLifetime(old) {}
  }

  /// Unavailable: published properties work in classes only.
  @available(*, unavailable, message: "@Published works in properties of classes")
  public var projectedValue: Publisher {
    get { preconditionFailure("@Published works in properties of classes") }
    set { preconditionFailure("@Published works in properties of classes") }
  }

  /// The publisher of the values of a property of an object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    get {
      publishedLock.withLock {
        let followers =
          object[keyPath: storageKeyPath].followers
          ?? PublishedFollowers(object[keyPath: storageKeyPath].value) { [weak object] in
            if let object { write($0, to: object, storageKeyPath) }
          }
        object[keyPath: storageKeyPath].followers = followers
        return Publisher(followers: followers)
      }
    }
    // `assign(to: &$property)` returns the publisher that it was passed.
    set {}
  }

  /// Publishes the values of a property. With `OrielCombine` it is a Combine publisher, which emits the current value
  /// to a new subscriber, and each new value before the property is set.
  public struct Publisher {
    // Nothing else: a view that receives the values subscribes again if the publisher is another one.
    package let followers: PublishedFollowers<Value>
  }
}

/// The observers of the values of a published property.
// Unchecked: the actions are guarded by `lock`, and run on the thread that writes the property.
package final class PublishedFollowers<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var actions: [Int: (Value) -> Void] = [:]
  private var last = 0
  private var latest: Value
  /// What is retained; nil while it is made.
  private var kept: [Int: AnyObject?] = [:]
  /// Writes the property, if its object still exists.
  package let write: (Value) -> Void

  init(_ value: Value, write: @escaping (Value) -> Void) {
    latest = value
    self.write = write
  }

  /// The value that a new follower begins with.
  package var value: Value { lock.withLock { latest } }

  /// Retains what a closure makes, such as a subscription that writes the property, as long as the object with the
  /// property exists, or until `release` is called, which may be before the closure returns.
  package func keep(_ make: (_ release: @escaping () -> Void) -> AnyObject) {
    let id = lock.withLock {
      last += 1
      kept[last] = .some(nil)
      return last
    }
    let object = make { [weak self] in self?.release(id) }
    lock.withLock { if kept.keys.contains(id) { kept[id] = object } }
  }

  private func release(_ id: Int) {
    // Released outside the lock, as in `remove(_:)`.
    let released = lock.withLock { kept.removeValue(forKey: id) }
    withExtendedLifetime(released) {}
  }

  /// Runs an action with each new value, on the thread that writes it, until `remove(_:)`.
  package func add(_ action: @escaping (Value) -> Void) -> Int {
    lock.withLock {
      last += 1
      actions[last] = action
      return last
    }
  }

  package func remove(_ id: Int) {
    // Released outside the lock: a deinitializer may run code of the app.
    let removed = lock.withLock { actions.removeValue(forKey: id) }
    withExtendedLifetime(removed) {}
  }

  fileprivate func send(_ value: Value) {
    let (followers, old) = lock.withLock {
      defer { latest = value }
      return (actions.sorted { $0.key < $1.key }.map(\.value), latest)
    }
    // Released outside the lock, as in `remove(_:)`.
    withExtendedLifetime(old) {}
    for follow in followers { follow(value) }
  }
}

/// Protects the values of all published properties. It is held only while a value is copied or swapped, never while
/// code of the app runs.
private let publishedLock = Lock()

/// A published property that was read.
struct PublishedRead {
  let object: AnyObject
  /// The key path in the class that declares the property.
  let property: AnyKeyPath
  let type: Any.Type
}

/// Collects the published properties that are read on the main thread.
enum PublishedReads {
  // Unsafe: guarded by `publishedLock`.
  private nonisolated(unsafe) static var collected: [PublishedRead]?

  /// Called with the lock.
  fileprivate static func note(_ object: AnyObject, _ property: AnyKeyPath, type: Any.Type) {
    guard collected != nil, MainThread.isCurrent else { return }
    collected?.append(PublishedRead(object: object, property: property, type: type))
  }

  /// Returns the properties that `body` reads.
  @MainActor static func collect(_ body: () -> Void) -> [PublishedRead] {
    let outer = publishedLock.withLock { exchange(with: []) }
    body()
    return publishedLock.withLock { exchange(with: outer) } ?? []
  }

  private static func exchange(with new: [PublishedRead]?) -> [PublishedRead]? {
    let old = collected
    collected = new
    return old
  }
}
