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
      if isMain { object.objectWillChange.send() }
      var old = newValue
      publishedLock.withLock { swap(&object[keyPath: storageKeyPath].value, &old) }
      if !isMain { object.objectWillChange.send() }
      // The old value goes after the lock: its end may run code that reads or writes such a property.
      withExtendedLifetime(old) {}
    }
  }
}

/// Guards the values of all published properties. It is held for as long as it takes to copy or swap a value, and no
/// code of the app's runs in the meantime.
private let publishedLock = Lock()
