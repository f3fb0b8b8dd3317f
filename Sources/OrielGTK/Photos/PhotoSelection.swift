import FoundationEssentials
import OrielCore

/// The selected files of a photo picker, in the order of their selection.
struct PhotoSelection: Equatable {
  private(set) var urls: [URL]
  let allowsMultiple: Bool
  var maximum: Int?

  init(_ request: PhotoPickerRequest) {
    urls = request.selection
    allowsMultiple = request.allowsMultiple
    maximum = request.maximum
  }

  func contains(_ url: URL) -> Bool { urls.contains(url) }

  /// The number of a selected file, from 1.
  func number(of url: URL) -> Int? { urls.firstIndex(of: url).map { $0 + 1 } }

  /// Whether no other file can be selected.
  var isFull: Bool { allowsMultiple && maximum.map { urls.count >= $0 } ?? false }

  /// Whether a click on the file has an effect.
  func canToggle(_ url: URL) -> Bool { !isFull || contains(url) }

  /// Selects a file, or deselects it. One that is selected alone replaces another.
  ///
  /// - Returns: whether the selection has changed.
  mutating func toggle(_ url: URL) -> Bool {
    if let index = urls.firstIndex(of: url) {
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

  /// The files in the order of a list; those that aren't in it at the end.
  func sorted(like list: [URL]) -> [URL] {
    let positions = Dictionary(
      list.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return urls.enumerated().sorted {
      (positions[$0.element] ?? .max, $0.offset) < (positions[$1.element] ?? .max, $1.offset)
    }.map(\.element)
  }
}
