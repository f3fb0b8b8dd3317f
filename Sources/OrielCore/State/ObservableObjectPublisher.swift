import FoundationEssentials

/// Tells views that an object is about to change.
public final class ObservableObjectPublisher: Sendable {
  /// Those who have read the object through a property of somebody else's.
  @MainActor let source = DependencySource()
  /// The views that hold the object in a property of theirs.
  @MainActor private var subscriptions = ObjectSet<ObjectSubscription>()

  private static let lock = Lock()
  /// Whether an announcement from another thread is on its way to the main actor.
  // Unsafe: guarded by `lock`.
  private nonisolated(unsafe) var isOnTheWay = false

  /// Creates a publisher.
  public init() {}

  /// Announces a change: bodies that depend on the object run again in the next flush.
  ///
  /// Call it on the main thread before the change, or after it. Off the main thread call it after the change: bodies
  /// run again on the main actor's next turn, which may come before a change that is still to be made.
  public func send() {
    if MainThread.isCurrent { return MainThread.assumeIsolated { notify() } }
    // Of several announcements on their way, the last one to arrive would do.
    let isFirst = Self.lock.withLock {
      defer { isOnTheWay = true }
      return !isOnTheWay
    }
    if isFirst { Task { @MainActor in self.arrive() } }
  }

  @MainActor private func arrive() {
    // A change that is announced from now on may come after what the bodies read.
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

/// The publishers of objects that don't declare one themselves.
enum PublisherTable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private static let lock = Lock()
  // Guarded by `lock`.
  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  private nonisolated(unsafe) static var limit = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // Let go of after the lock: the end of an object may run code that asks for a publisher.
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
