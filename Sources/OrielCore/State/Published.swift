import FoundationEssentials

/// A property of an observable object whose writes are announced.
///
/// On the main thread the announcement comes before the value changes; bodies run afterwards, in the next flush. A
/// write off the main thread, as a document makes that is being opened there, is announced on the main actor's next
/// turn, once the value has changed: whatever runs then finds it.
///
/// Reads and writes of the property may come from several threads at once; each is done as a whole.
@propertyWrapper public struct Published<Value> {
  private var value: Value
  /// Who follows the values; nil as long as nobody has asked for the publisher.
  private var followers: PublishedFollowers<Value>?

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates the property with its first value.
  public init(initialValue: Value) { value = initialValue }

  /// Not used: the property works in classes only, where the enclosing object is announced.
  @available(*, unavailable, message: "@Published works in properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// Reads and writes the property on behalf of its object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { publishedLock.withLock { object[keyPath: storageKeyPath].value } }
    set {
      let isMain = MainThread.isCurrent
      publishedLock.withLock { object[keyPath: storageKeyPath].followers }?.send(newValue)
      if isMain { object.objectWillChange.send() }
      var old = newValue
      publishedLock.withLock { swap(&object[keyPath: storageKeyPath].value, &old) }
      if !isMain { object.objectWillChange.send() }
      // The old value goes after the lock: its end may run code that reads or writes such a property.
      withExtendedLifetime(old) {}
    }
  }

  /// Not used: the property works in classes only, where the enclosing object is announced.
  @available(*, unavailable, message: "@Published works in properties of classes")
  public var projectedValue: Publisher { preconditionFailure("@Published works in properties of classes") }

  /// The publisher of the property's values, on behalf of its object.
  public static subscript<Object: ObservableObject>(
    _enclosingInstance object: Object,
    projected projectedKeyPath: KeyPath<Object, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Publisher {
    publishedLock.withLock {
      let followers = object[keyPath: storageKeyPath].followers ?? PublishedFollowers()
      object[keyPath: storageKeyPath].followers = followers
      return Publisher(value: object[keyPath: storageKeyPath].value, followers: followers)
    }
  }

  /// Tells of the values of a published property: with `OrielCombine` it is a publisher of Combine's kind, which emits the
  /// present value to a new subscriber, and each new value before the property has it.
  public struct Publisher {
    /// The value when the publisher was asked for.
    package let value: Value
    package let followers: PublishedFollowers<Value>
  }
}

/// Those who follow the values of a published property.
// Guarded by its lock.
package final class PublishedFollowers<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var actions: [Int: (Value) -> Void] = [:]
  private var last = 0

  /// Has an action run with each value that comes, on the thread that writes it, until `remove(_:)`.
  package func add(_ action: @escaping (Value) -> Void) -> Int {
    lock.withLock {
      last += 1
      actions[last] = action
      return last
    }
  }

  package func remove(_ id: Int) {
    // Let go of after the lock: the end of what it holds may run code of the app's.
    let removed = lock.withLock { actions.removeValue(forKey: id) }
    withExtendedLifetime(removed) {}
  }

  fileprivate func send(_ value: Value) {
    let followers = lock.withLock { actions.sorted { $0.key < $1.key }.map(\.value) }
    for follow in followers { follow(value) }
  }
}

/// Guards the values of all published properties. It is held for as long as it takes to copy or swap a value, and no
/// code of the app's runs meanwhile.
private let publishedLock = Lock()
