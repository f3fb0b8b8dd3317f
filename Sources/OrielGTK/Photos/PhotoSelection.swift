import FoundationEssentials
import OrielCore

/// The selected files of a photo picker, in the order of their selection.
struct PhotoSelection: Equatable {
  private(set) var urls: [URL] { didSet { indexURLs() } }
  /// The positions in the array. Each cell of the grid asks for its own.
  private var positions: [URL: Int] = [:]
  let allowsMultiple: Bool
  var maximum: Int?

  init(_ request: PhotoPickerRequest) {
    urls = request.selection
    allowsMultiple = request.allowsMultiple
    maximum = request.maximum
    indexURLs()
  }

  private mutating func indexURLs() {
    positions = Dictionary(urls.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func contains(_ url: URL) -> Bool { positions[url] != nil }

  /// The number of a selected file, from 1.
  func number(of url: URL) -> Int? { positions[url].map { $0 + 1 } }

  /// Whether no other file can be selected.
  var isFull: Bool { allowsMultiple && maximum.map { urls.count >= $0 } ?? false }

  /// Whether a click on the file has an effect.
  func canToggle(_ url: URL) -> Bool { !isFull || contains(url) }

  /// Selects a file, or deselects it. One that is selected alone replaces another.
  ///
  /// - Returns: whether the selection has changed.
  mutating func toggle(_ url: URL) -> Bool {
    if let index = positions[url] {
      urls.remove(at: index)
      return true
    }
    guard allowsMultiple else {
      urls = [url]
      return true
    }
    guard !isFull else { return false }
    urls.append(url)
    return true
  }

  /// Selects a file, unless it is selected already.
  mutating func select(_ url: URL) -> Bool { !contains(url) && toggle(url) }

  /// The files in the order of their positions; those that have none at the end.
  func sorted(by position: (URL) -> Int?) -> [URL] {
    urls.enumerated().map { (url: $1, key: (position($1) ?? .max, $0)) }.sorted { $0.key < $1.key }.map(\.url)
  }
}
