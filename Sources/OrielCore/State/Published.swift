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
    get { publishedLock.withLock { object[keyPath: storageKeyPath].value } }
    set {
      let isMain = MainThread.isCurrent
      if isMain { object.objectWillChange.send() }
      var old = newValue
      publishedLock.withLock { swap(&object[keyPath: storageKeyPath].value, &old) }
      if !isMain { object.objectWillChange.send() }
      // Released outside of the lock: a deinitializer may run code that accesses a published property.
      withExtendedLifetime(old) {}
    }
  }
}

/// Protects the values of all published properties. It is held only while a value is copied or swapped, never while
/// code of the app runs.
private let publishedLock = Lock()
