/// An object that announces its changes as a whole.
///
/// New code is better served by `@Observable`, which is tracked property by property. A view that holds an observable
/// object in `@ObservedObject`, `@StateObject` or `@EnvironmentObject` runs its body again after each announcement:
/// a write to a `@Published` property, or a call of `objectWillChange.send()`.
@MainActor @preconcurrency public protocol ObservableObject: AnyObject {
  /// Announces changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// Announces changes: the same publisher for every access to one object.
  public var objectWillChange: ObservableObjectPublisher { PublisherTable.publisher(of: self) }
}

/// Tells views that an object is about to change.
@MainActor @preconcurrency public final class ObservableObjectPublisher {
  let source = DependencySource()

  /// Creates a publisher.
  public init() {}

  /// Announces a change: bodies that depend on the object run again in the next flush.
  public func send() { source.notifyReaders() }
}

/// The publishers of objects that don't declare one themselves.
@MainActor private enum PublisherTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let entry = entries[id], entry.object === object { return entry.publisher }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}

/// A property of an observable object whose writes are announced.
///
/// The announcement comes before the value changes; bodies run afterwards, in the next flush. A write off the main
/// thread, as a document makes that is being opened there, is announced on the main actor's next turn.
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
    get { object[keyPath: storageKeyPath].value }
    set {
      let announced = AnnouncedObject(object)
      runOnMain { announced.object.objectWillChange.send() }
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}

/// Takes an object to the main actor.
// Unchecked: nothing but its publisher is used there.
private struct AnnouncedObject<Object: ObservableObject>: @unchecked Sendable {
  let object: Object
  init(_ object: Object) { self.object = object }
}
