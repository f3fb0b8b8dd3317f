/// A view that isn't drawn where it stands, but shown by something of the platform's: an action of a dialog, an entry of a
/// menu, a choice of a picker.
@MainActor package struct CollectedItem {
  package let id: ActionID
  /// What the view describes, and what modifiers say about it.
  package let element: any Element
  package let attributes: WidgetAttributes
  /// What the view tells whoever collects it, such as its tag.
  package let traits: ViewTraits
  /// What is in it: a button's label, the entries of a menu in a menu.
  package let children: [CollectedItem]
  /// Takes what the user does to it.
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

  /// The text of the item and of those in it.
  package var text: String {
    if let text = element as? TextElement { return text.string }
    return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The name of the kind of view, for messages.
  package var kind: String { String(describing: type(of: element)) }
}

/// The items in a place, in the order in which their views stand.
enum CollectedItemKey: PreferenceKey {
  static var defaultValue: [CollectedItem] { [] }
  static func reduce(value: inout [CollectedItem], nextValue: () -> [CollectedItem]) { value += nextValue() }
}
