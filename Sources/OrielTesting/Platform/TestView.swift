import OrielCore

/// An element of a screen: a widget, or a layout node without a widget, such as a stack.
///
/// Its identity is that of its ``node``.
@MainActor package struct TestView {
  /// The layout node.
  package let node: LayoutNode
  /// The kind of the element.
  package let kind: ElementKind

  /// The view of a node; nil for a node that is a part of another view, such as padding.
  init?(_ node: LayoutNode) {
    guard let kind = Self.kind(of: node) else { return nil }
    self.node = node
    self.kind = kind
  }

  private static func kind(of node: LayoutNode) -> ElementKind? {
    guard node.kind == .leaf else { return node.outlineNoun.map(ElementKind.init) }
    guard let widget = node.testWidget, !widget.isTransparent else { return nil }
    return widget.element.kind
  }

  // MARK: Tree

  /// The children in reading order.
  package var children: [TestView] { Self.views(in: node) }

  /// The views in a node, in reading order.
  static func views(in node: LayoutNode) -> [TestView] {
    var views: [TestView] = []
    collect(in: node, into: &views)
    return views
  }

  private static func collect(in node: LayoutNode, into views: inout [TestView]) {
    node.forEachInReadingOrder { child in
      if let view = TestView(child) { views.append(view) } else { collect(in: child, into: &views) }
    }
  }

  /// Calls `body` with this view and its descendants, in reading order.
  package func forEachInside(_ body: (TestView) -> Void) {
    body(self)
    for child in children { child.forEachInside(body) }
  }

  /// The parent view; nil for a root view.
  package var parent: TestView? { forEachAround { _ in } }

  /// Calls `body` with the enclosing nodes that belong to the view, such as padding, the innermost first. Returns the
  /// parent view.
  @discardableResult private func forEachAround(_ body: (LayoutNode) -> Void) -> TestView? {
    var next = node.around
    while let current = next {
      if let view = TestView(current) { return view }
      body(current)
      next = current.around
    }
    return nil
  }

  /// The window or presentation that contains the view.
  package var surface: (any HeadlessSurface)? { node.headlessSurface }

  // MARK: State

  /// The view's own widget, or one that provides its label, focus or shortcut.
  package var widget: TestWidget? {
    if let own = node.testWidget { return own }
    var widget: TestWidget?
    forEachAround { if widget == nil { widget = $0.testWidget } }
    return widget
  }

  /// The element of its own widget; nil if it has none.
  package var element: (any TestableElement)? { node.testWidget?.element }

  /// The attributes of the widget.
  package var attributes: WidgetAttributes { widget?.attributes ?? WidgetAttributes() }

  /// The identifiers of `accessibilityIdentifier(_:)`, the innermost first.
  package var identifiers: [String] {
    var identifiers: [String] = []
    if let own = attributes.accessibility.identifier { identifiers.append(own) }
    forEachAround { if let name = ($0 as? IdentifierNode)?.identifier { identifiers.append(name) } }
    return identifiers
  }

  /// The node to which an identifier is applied: that of the view or an enclosing one.
  func place(identifiedAs identifier: String?) -> LayoutNode {
    var place: LayoutNode?
    forEachAround { if let name = ($0 as? IdentifierNode)?.identifier, name == identifier { place = place ?? $0 } }
    return place ?? node
  }

  /// Whether a modifier hides the view.
  var isHidden: Bool {
    var isHidden = false
    forEachAround { if $0.hides { isHidden = true } }
    return isHidden
  }

  /// Whether neither the view nor one of its containers is hidden.
  package var isVisible: Bool {
    var next = node.around
    while let current = next {
      if current.hides { return false }
      next = current.around
    }
    return true
  }

  /// The accessible name: the accessibility label or the view's own text.
  package var label: String? {
    if let label = attributes.accessibility.label ?? labelOfPair { return label }
    if kind == .row { return labels(of: .text).joined(separator: " ") }
    guard let element else { return nil }
    guard element.isLabelledByContent else { return element.ownLabel }
    let texts = labels(of: .text)
    return (texts.isEmpty ? labels(of: .image) : texts).joined(separator: " ")
  }

  /// The name of the view that is paired with this one as its label.
  private var labelOfPair: String? {
    guard let pair = attributes.accessibility.details.pair, !pair.isLabel else { return nil }
    var label: String?
    for view in node.headlessSurface?.content ?? [] {
      view.forEachInside {
        let other = $0.attributes.accessibility.details.pair
        if label == nil, let other, other.isLabel, other.id == pair.id { label = $0.label }
      }
    }
    return label
  }

  private func labels(of kind: ElementKind) -> [String] {
    children.filter { !$0.isHidden }
      .flatMap { child in
        child.kind == kind ? [child.label].compactMap { $0 } : child.labels(of: kind)
      }
  }

  /// Whether the control is enabled; nil for views that aren't controls.
  package var isEnabled: Bool? { element?.takesInput }

  /// Whether the element has the keyboard focus.
  package var hasFocus: Bool { widget?.hasFocus ?? false }

  /// Whether the view is inside of a button, a toggle or a text field.
  var isPartOfControl: Bool {
    var view = parent
    while let current = view {
      if current.isEnabled != nil { return true }
      view = current.parent
    }
    return false
  }
}
