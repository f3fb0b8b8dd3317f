import CGtk
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
  ///   - size: the size in the desktop's cache.
  ///   - side: the longest side in which it is displayed, in pixels, if that is smaller.
  ///   - version: a value that changes with the file, such as its modification time. If it isn't known, the thumbnail is
  ///     looked up on disk, where it has a time.
  ///   - completion: called once with the thumbnail, or nil if there is none, unless the request is cancelled. If the
  ///     thumbnail is in memory, it is called before the method returns.
  /// - Returns: the request; nil if it has been completed.
  func request(
    _ url: URL, _ size: ThumbnailSize = .large, side: Int32? = nil, version: Int?,
    _ completion: @escaping @MainActor @Sendable (SharedObject?) -> Void
  ) -> ThumbnailRequest? {
    let side = min(side ?? size.side, size.side)
    let key = version.map { ThumbnailMemory.Key(url: url, side: side, version: $0) }
    if let key, let found = memory.thumbnail(for: key) {
      completion(found)
      return nil
    }
    let request = ThumbnailRequest()
    queue.add(request) { [maker] in
      let thumbnail = maker.thumbnail(of: url, size, side: side)
      MainLoop.post {
        if let key, let thumbnail { self.memory.insert(thumbnail, for: key) }
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

/// Thumbnails in memory, up to a limit. The least recently used ones are removed first.
struct ThumbnailMemory {
  struct Key: Hashable {
    let url: URL
    let side: Int32
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
