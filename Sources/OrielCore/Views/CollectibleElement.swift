/// An element that contributes to collected items: to their text, their icon, or the options of a picker.
///
/// A kind of view declares the conformance beside its element. The kinds that don't are items without a text of their own.
@MainActor protocol CollectibleElement: Element {
  /// The text; nil if it has none.
  var collectedText: String? { get }
  /// The picture; nil if it has none.
  var collectedIcon: ImageReference? { get }
  /// The fraction of progress; nil if it has none, or if it is unknown.
  var collectedProgress: Double? { get }
  /// Whether the control is enabled.
  var isCollectedEnabled: Bool { get }
  /// The options of a picker that contains the item.
  func choices(of item: CollectedItem) -> [CollectedItem]
}

extension CollectibleElement {
  var collectedText: String? { nil }
  var collectedIcon: ImageReference? { nil }
  var collectedProgress: Double? { nil }
  var isCollectedEnabled: Bool { true }
  func choices(of item: CollectedItem) -> [CollectedItem] { [item] }
}
