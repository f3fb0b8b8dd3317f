import FoundationEssentials

/// The publisher of an observable object, which updates the views that observe it.
public final class ObservableObjectPublisher: Sendable {
  /// The nodes that have read the object through a property of another view.
  @MainActor let source = DependencySource()
  /// The subscriptions of the views that hold the object in a property.
  @MainActor private var subscriptions = ObjectSet<ObjectSubscription>()

  private static let lock = Lock()
  /// Whether a change from another thread has been scheduled on the main actor.
  // Unsafe: guarded by `lock`.
  private nonisolated(unsafe) var isOnTheWay = false

  public init() {}

  /// Publishes a change: the views that observe the object are updated in the next flush.
  ///
  /// On the main thread, call it before or after the change. On other threads call it after the change: views are
  /// updated on the main actor's next turn, possibly before a change that is still to be made.
  public func send() {
    if MainThread.isCurrent { return MainThread.assumeIsolated { notify() } }
    // Several pending changes are combined.
    let isFirst = Self.lock.withLock {
      defer { isOnTheWay = true }
      return !isOnTheWay
    }
    if isFirst { Task { @MainActor in self.arrive() } }
  }

  @MainActor private func arrive() {
    // A later change may come after the bodies have read the value, and is scheduled again.
    Self.lock.withLock { isOnTheWay = false }
    notify()
  }

  @MainActor private func notify() {
    source.notifyReaders()
    subscriptions.visit { $0.invalidate() }
  }

  @MainActor func insert(_ subscription: ObjectSubscription) { subscriptions.insert(subscription) }
  @MainActor func remove(_ subscription: ObjectSubscription) { subscriptions.remove(subscription) }
}

/// The publishers of objects that don't declare one.
enum PublisherTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = Lock()
  // Unsafe: guarded by `lock`.
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  // Unsafe: guarded by `lock`.
  private nonisolated(unsafe) static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // Released outside of the lock: a deinitializer may run code that asks for a publisher.
    var alive: [AnyObject] = []
    lock.lock()
    defer { lock.unlock() }
    if let entry = entries[id], entry.object === object { return entry.publisher }
    if entries.count >= limit {
      entries = entries.filter {
        guard let object = $0.value.object else { return false }
        alive.append(object)
        return true
      }
      limit = max(64, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
