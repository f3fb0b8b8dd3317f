import FoundationEssentials

/// Shows a preview of files.
struct QuickLookModifier: PresentingModifier {
  typealias Body = Never

  /// The file that the binding requests; nil if there is none.
  let selection: Binding<URL?>
  /// The files to step through; nil if there is only that of the binding.
  let items: [URL]?

  static var noun: String { "a preview" }

  // Selecting another file doesn't end the preview.
  func wanted(at place: Place) -> PresentationItemID? { selected(near: nil) == nil ? nil : .unit }

  func lane(at place: Place) -> PresentationLane { .preview }

  /// The files with the position of the one that the binding requests; nil if that isn't one of them.
  ///
  /// - Parameter position: the current position, which is kept if the same file is there.
  func selected(near position: Int?) -> QuickLookRequest? {
    guard let url = selection.wrappedValue else { return nil }
    guard let items else { return QuickLookRequest(items: [url], index: 0) }
    if let position, items.indices.contains(position), items[position] == url {
      return QuickLookRequest(items: items, index: position)
    }
    return items.firstIndex(of: url).map { QuickLookRequest(items: items, index: $0) }
  }

  func makePresentation(of item: PresentationItemID, as token: PresentationToken, at place: Place)
    -> QuickLookPresentation
  {
    QuickLookPresentation(token, at: place)
  }

  func clear(_ item: PresentationItemID, at place: Place) -> Bool {
    if selected(near: nil) != nil { selection.wrappedValue = nil }
    return false
  }
}
