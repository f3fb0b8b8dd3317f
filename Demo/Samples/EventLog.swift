import Oriel

/// The events of a page, the newest last. Only as many as are visible are kept.
@MainActor @Observable final class EventLog {
  /// One line.
  struct Entry: Identifiable, Equatable {
    let id: Int
    let text: String
  }

  static let capacity = 24

  private(set) var entries: [Entry] = []
  private var count = 0

  func add(_ text: String) {
    count += 1
    entries.append(Entry(id: count, text: text))
    if entries.count > Self.capacity { entries.removeFirst() }
  }

  func clear() { entries = [] }
}
