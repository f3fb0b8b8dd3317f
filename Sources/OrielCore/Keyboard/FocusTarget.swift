/// An invisible widget behind a view that takes the keyboard focus for it.
package struct FocusTargetElement: Element {
  package typealias Event = FocusTargetEvent

  package var isEnabled = true
  /// Whether Return, the space bar and assistive technology activate the view.
  package var isActivatable = false
  /// Whether a ring is drawn around the focused view.
  package var hasRing = true

  package init() {}
}

/// An event of a focus target.
package enum FocusTargetEvent: WidgetEvent {
  case activated
  case focusChanged(Bool)

  package var isActivation: Bool { self == .activated }
}

extension FocusTargetEvent: Equatable {}

/// The view of a focus target.
struct FocusTarget: PrimitiveView {
  var isEnabled = true
  var activate: (() -> Void)?
  var focusDidChange: ((Bool) -> Void)?

  func element(in context: ElementContext) -> FocusTargetElement {
    var element = FocusTargetElement()
    // A view that the app itself makes focusable reports its focus.
    let isStop = focusDidChange != nil || context.environment.respondsToUserInteraction
    element.isEnabled = isEnabled && isStop && context.environment.isEnabled
    element.isActivatable = activate != nil
    element.hasRing = context.environment.isFocusEffectEnabled
    return element
  }

  func handle(_ event: FocusTargetEvent, in context: ElementContext) {
    switch event {
    case .activated: activate?()
    case .focusChanged(let isFocused): focusDidChange?(isFocused)
    }
  }

  static var readsEnvironmentOnly: Bool { true }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }
}

private enum UserInteractionKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether views that aren't controls are stops of the Tab key for their gestures and menus.
  var respondsToUserInteraction: Bool {
    get { self[UserInteractionKey.self] }
    set { self[UserInteractionKey.self] = newValue }
  }
}

/// A node with a focus target behind its content.
enum FocusTargetLayer {
  static func makeLayout() -> LayerNode { LayerNode(LayerNode.Configuration(.background)) }

  /// Adds the node in which the target stands.
  static func add(to layout: LayerNode) { layout.insertChild(SingleChildNode(), after: nil) }

  /// The target, if the layout has one.
  static func target(in layout: LayerNode) -> LeafNode? { layout.layer?.firstChild as? LeafNode }
}

extension LayoutNode {
  /// The focus target of the view: in it, or else around it. Used by tests.
  package final func focusTarget(_ isTarget: (LeafNode) -> Bool) -> LeafNode? {
    var next: LayoutNode? = self
    while let node = next {
      if let layer = node as? LayerNode, let leaf = FocusTargetLayer.target(in: layer), isTarget(leaf) { return leaf }
      next = node is SingleChildNode ? node.firstChild : (node as? LayerNode)?.content
    }
    next = parent
    while let node = next {
      if let layer = node as? LayerNode, let leaf = FocusTargetLayer.target(in: layer), isTarget(leaf) { return leaf }
      next = node.parent ?? node.surface?.host?.container
    }
    return nil
  }
}
