/// A modifier that adds views to each view that it modifies: behind it, in front of it, or at an edge.
@MainActor protocol AccompaniedModifier: LayoutModifier {
  associatedtype Companion: View
  /// The added views.
  var companion: Companion { get }
  /// The added views for one of the modified views.
  func companion(in layout: Layout) -> Companion
  /// Whether focus bindings around the modifier apply to the added views instead of the modified one.
  static var takesFocus: Bool { get }
  /// The layout node of the added views, created by `complete(_:)`; nil to add none.
  func place(in layout: Layout) -> LayoutNode?
}

extension AccompaniedModifier {
  func companion(in layout: Layout) -> Companion { companion }
  static var takesFocus: Bool { false }

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    AccompaniedModifierNode(view, in: context)
  }
}

@MainActor
private final class AccompaniedModifierNode<Modified: View, Modifier: AccompaniedModifier>:
  LayoutModifierNode<Modified, Modifier>
{
  private var companions: [ObjectIdentifier: CompanionContent<Modifier.Companion>] = [:]

  private let companionAttributes: AttributeScope?

  override init(_ view: ModifiedContent<Modified, Modifier>, in context: _NodeContext) {
    var inner = context
    if Modifier.takesFocus, let attributes = context.attributes {
      companionAttributes = AttributeScope(focusIn: attributes)
      inner.attributes = AttributeScope(pastFocusIn: attributes)
    } else {
      companionAttributes = nil
    }
    super.init(view, in: inner)
  }

  override func didMake(_ layout: Modifier.Layout) {
    guard let place = modifier.place(in: layout) else { return }
    let content = CompanionContent<Modifier.Companion>(in: place)
    companions[ObjectIdentifier(layout)] = content
    var context = context.below(self)
    context.attributes = companionAttributes
    context.traits = nil
    context.container = content
    content.mount(modifier.companion(in: layout), in: context)
  }

  override func didUpdate(_ layout: Modifier.Layout) {
    companions[ObjectIdentifier(layout)]?.node?.update(modifier.companion(in: layout))
  }

  override var isReusable: Bool {
    super.isReusable && companions.values.allSatisfy { $0.node?.isReusable == true }
  }

  override func willRemove(_ layout: Modifier.Layout) {
    companions.removeValue(forKey: ObjectIdentifier(layout))?.node?.unmount()
  }
}

/// The views added to one view.
@MainActor private final class CompanionContent<Companion: View>: LayoutContainer {
  private let place: LayoutNode
  private(set) var node: _ViewNode<Companion>?

  init(in place: LayoutNode) { self.place = place }

  func mount(_ view: Companion, in context: _NodeContext) {
    let node = Companion._makeNode(view, in: context)
    self.node = node
    // The companion comes after the content.
    node.position = 1
    place.adopt(node)
  }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { place.insertChild(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { place.moveChild(node, after: sibling) }
  func remove(_ node: LayoutNode) { place.removeChild(node) }
}
