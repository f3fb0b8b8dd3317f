/// A view that the platform displays in its own way: an action of a dialog, an item of a menu, an option of a picker.
@MainActor package struct CollectedItem {
  package let id: ActionID
  /// The element of the view, and the attributes that modifiers set.
  package let element: any Element
  package let attributes: WidgetAttributes
  /// The traits of the view, such as its tag.
  package let traits: ViewTraits
  /// The nested items: a button's label, the items of a submenu.
  package let children: [CollectedItem]
  /// Receives the events of the item.
  package private(set) weak var sink: (any WidgetEventSink)?

  init(
    _ id: ActionID, _ element: any Element, _ attributes: WidgetAttributes, _ traits: ViewTraits,
    children: [CollectedItem],
    sink: (any WidgetEventSink)?
  ) {
    self.id = id
    self.element = element
    self.attributes = attributes
    self.traits = traits
    self.children = children
    self.sink = sink
  }

  /// The text of the item and its nested items.
  package var text: String { lines.joined(separator: " ") }

  /// The texts of the item and its nested items, in reading order. Progress is in percent.
  package var lines: [String] {
    var lines = children.flatMap(\.lines)
    if let text = part?.collectedText { lines.append(text) }
    return lines.filter { !$0.isEmpty }
  }

  /// The first picture of the item and its nested items.
  package var icon: ImageReference? { part?.collectedIcon ?? children.lazy.compactMap(\.icon).first }

  /// The fraction of the first progress view with a known one.
  package var progress: Double? {
    children.lazy.compactMap(\.progress).first ?? part?.collectedProgress
  }

  /// Whether the item, if it is a control, is enabled.
  package var isEnabled: Bool { part?.isCollectedEnabled ?? true }

  /// The items that can be selected; for a section, those in it.
  var choices: [CollectedItem] { part?.choices(of: self) ?? [self] }

  private var part: (any CollectibleElement)? { element as? any CollectibleElement }

  /// The kind of view, for messages.
  package var kind: String { String(describing: type(of: element)) }
}

/// The collected items, in the order of their views.
enum CollectedItemKey: PreferenceKey {
  static var defaultValue: [CollectedItem] { [] }
  static func reduce(value: inout [CollectedItem], nextValue: () -> [CollectedItem]) { value += nextValue() }
}
