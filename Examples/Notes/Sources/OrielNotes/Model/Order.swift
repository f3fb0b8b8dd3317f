import Oriel

/// The order that the user has given the notes: a hidden file with their paths, one in each line.
nonisolated struct Order {
  private static let fileName = ".order"
  private var places: [String: Int]

  @MainActor init(_ notes: [Note]) {
    places = Dictionary(notes.enumerated().map { ($1.path.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the order. Without a file, there is none.
  init(in folder: URL) {
    let contents = try? String(contentsOf: folder.appending(path: Self.fileName), encoding: .utf8)
    let lines = (contents ?? "").split(separator: "\n").map(String.init)
    places = Dictionary(lines.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes the order. A failure loses no more than that.
  func save(in folder: URL) {
    let lines = places.sorted { $0.value < $1.value }.map(\.key)
    try? Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: Self.fileName), options: .atomic)
  }

  /// Notes in this order. Those that it doesn't know are new, and come first.
  @MainActor func sorted(_ notes: [Note]) -> [Note] {
    notes.sorted { first, second in
      switch (places[first.path.rawValue], places[second.path.rawValue]) {
      case (let first?, let second?): first < second
      case (nil, nil): first.modified > second.modified
      case (let first, _): first == nil
      }
    }
  }
}
