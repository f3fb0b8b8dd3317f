import CGtk
import Dispatch
import FoundationEssentials
import OrielCore

/// The thumbnails of files, for previews, their index and the photo picker.
///
/// The newest request is processed first, since the user is looking at its file. Requests that were cancelled, because
/// their cells display other files now, are discarded.
@MainActor final class ThumbnailService {
  static let shared = ThumbnailService()

  private let maker: ThumbnailMaker
  private let queue = ThumbnailQueue()
  private var memory = ThumbnailMemory()

  init(maker: ThumbnailMaker = ThumbnailMaker()) { self.maker = maker }

  /// Requests a thumbnail.
  ///
  /// - Parameters:
  ///   - version: a value that changes with the file, such as its modification time.
  ///   - completion: called once with the thumbnail, or nil if there is none, unless the request is cancelled. If the
  ///     thumbnail is in memory, it is called before the method returns.
  /// - Returns: the request; nil if it has been completed.
  func request(
    _ url: URL, _ size: ThumbnailSize = .large, version: Int = 0,
    _ completion: @escaping @MainActor @Sendable (SharedObject?) -> Void
  ) -> ThumbnailRequest? {
    let key = ThumbnailMemory.Key(url: url, size: size, version: version)
    if let found = memory.thumbnail(for: key) {
      completion(found)
      return nil
    }
    let request = ThumbnailRequest()
    queue.add(request) { [maker] in
      let thumbnail = maker.thumbnail(of: url, size)
      MainLoop.post {
        if let thumbnail { self.memory.insert(thumbnail, for: key) }
        if !request.isCancelled { completion(thumbnail) }
      }
    }
    return request
  }

  /// The size of the thumbnails in memory, in bytes.
  var memorySize: Int { memory.size }
  /// The number of pending requests.
  var waitingCount: Int { queue.count }
}

/// A requested thumbnail.
// Unchecked because the lock guards the flag: one thread at a time accesses it.
final class ThumbnailRequest: @unchecked Sendable {
  private let lock = Lock()
  private var wasCancelled = false

  /// Cancels the request: its thumbnail isn't delivered and, if this hasn't begun, not created.
  func cancel() { lock.withLock { wasCancelled = true } }

  var isCancelled: Bool { lock.withLock { wasCancelled } }
}

/// The pending requests. The newest is processed first.
// Unchecked because the lock guards the state: one thread at a time accesses it.
final class ThumbnailQueue: @unchecked Sendable {
  private let lock = Lock()
  private var waiting: [(request: ThumbnailRequest, job: @Sendable () -> Void)] = []
  private var running = 0
  private let queue = DispatchQueue(label: "oriel.thumbnails", qos: .utility, attributes: .concurrent)
  /// The number of concurrent requests: decoding a large picture takes tens of megabytes.
  private let limit: Int

  init(limit: Int = min(max(Int(g_get_num_processors()), 1), 4)) { self.limit = limit }

  func add(_ request: ThumbnailRequest, _ job: @escaping @Sendable () -> Void) {
    let starts = lock.withLock {
      waiting.append((request, job))
      guard running < limit else { return false }
      running += 1
      return true
    }
    if starts { queue.async { self.work() } }
  }

  var count: Int { lock.withLock { waiting.count { !$0.request.isCancelled } } }

  private func work() {
    while let job = next() { job() }
  }

  private func next() -> (@Sendable () -> Void)? {
    lock.withLock {
      while let newest = waiting.popLast() {
        if !newest.request.isCancelled { return newest.job }
      }
      running -= 1
      return nil
    }
  }
}

/// Thumbnails in memory, up to a limit. The least recently used ones are removed first.
struct ThumbnailMemory {
  struct Key: Hashable {
    let url: URL
    let size: ThumbnailSize
    let version: Int
  }

  private struct Entry {
    let thumbnail: SharedObject
    let size: Int
    var use: Int
  }

  /// The limit in bytes.
  let limit: Int
  private(set) var size = 0
  private var entries: [Key: Entry] = [:]
  /// The keys in the order of their uses. Only the last entry of each counts.
  private var uses: [(key: Key, use: Int)] = []
  private var lastUse = 0

  init(limit: Int = 64 << 20) { self.limit = limit }

  mutating func thumbnail(for key: Key) -> SharedObject? {
    guard let entry = entries[key] else { return nil }
    touch(key)
    return entry.thumbnail
  }

  mutating func insert(_ thumbnail: SharedObject, for key: Key) {
    let bytes = Int(gdk_texture_get_width(thumbnail.pointer)) * Int(gdk_texture_get_height(thumbnail.pointer)) * 4
    if let old = entries[key] { size -= old.size }
    entries[key] = Entry(thumbnail: thumbnail, size: bytes, use: 0)
    size += bytes
    touch(key)
    var dropped = 0
    while size > limit, dropped < uses.count {
      let (key, use) = uses[dropped]
      dropped += 1
      guard let entry = entries[key], entry.use == use else { continue }
      entries[key] = nil
      size -= entry.size
    }
    uses.removeFirst(dropped)
    if uses.count > 2 * entries.count + 64 { uses.removeAll { entries[$0.key]?.use != $0.use } }
  }

  private mutating func touch(_ key: Key) {
    lastUse += 1
    entries[key]?.use = lastUse
    uses.append((key, lastUse))
  }
}
