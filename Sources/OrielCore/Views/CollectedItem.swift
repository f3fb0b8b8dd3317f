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
    if let text = element as? TextElement { lines.append(text.string) }
    if let fraction = (element as? ProgressElement)?.fraction { lines.append("\(Int(fraction * 100)) %") }
    return lines.filter { !$0.isEmpty }
  }

  /// The fraction of the first progress view with a known one.
  package var progress: Double? {
    children.lazy.compactMap(\.progress).first ?? (element as? ProgressElement)?.fraction
  }

  /// The kind of view, for messages.
  package var kind: String { String(describing: type(of: element)) }
}

/// The collected items, in the order of their views.
enum CollectedItemKey: PreferenceKey {
  static var defaultValue: [CollectedItem] { [] }
  static func reduce(value: inout [CollectedItem], nextValue: () -> [CollectedItem]) { value += nextValue() }
}
