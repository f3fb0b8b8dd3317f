import OrielCore

/// Something that a screen shows: a widget, or what has a place in layout without one, such as a stack.
///
/// Which one it is, is which ``node`` it is.
@MainActor package struct TestView {
  /// Its place in layout.
  package let node: LayoutNode
  /// What kind of thing it is.
  package let kind: ElementKind

  /// The view of a node; nil for what is only a part of another view, such as the padding around it.
  init?(_ node: LayoutNode) {
    guard let kind = Self.kind(of: node) else { return nil }
    self.node = node
    self.kind = kind
  }

  private static func kind(of node: LayoutNode) -> ElementKind? {
    if node.surface?.root === node { return nil }
    switch node.kind {
    case .effect, .mask: return nil
    case .leaf:
      guard let widget = node.testWidget, !widget.isTransparent else { return nil }
      return widget.element.kind
    case .drawn:
      if type(of: node) == DividerNode.self { return .divider }
      switch unsafeDowncast(node, to: DrawnNode.self).content {
      case .area: break
      case .shape: return .shape
      case .canvas: return .canvas
      }
      return (node.parent as? LayerNode)?.layer === node ? nil : .color
    case .structure: return structureKinds[ObjectIdentifier(type(of: node))].map { $0(node) }
    }
  }

  private static let structureKinds: [ObjectIdentifier: @MainActor (LayoutNode) -> ElementKind] = [
    ObjectIdentifier(StackNode.self): { _ in .stack },
    ObjectIdentifier(ZStackNode.self): { $0.layerRole != nil ? .part : .layers },
    ObjectIdentifier(LayerNode.self): { _ in .layers },
    ObjectIdentifier(FrameNode.self): { _ in .frame },
    ObjectIdentifier(FlexibleFrameNode.self): { _ in .frame },
    ObjectIdentifier(SpacerNode.self): { _ in .spacer },
  ]

  // MARK: Tree

  /// What it contains, in the order in which it is read.
  package var children: [TestView] { Self.views(in: node) }

  /// What a node contains, in the order in which it is read.
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

  /// Calls `body` with this view and all that it contains, in the order in which they are read.
  package func forEachInside(_ body: (TestView) -> Void) {
    body(self)
    for child in children { child.forEachInside(body) }
  }

  /// The view that it is in; nil for what stands in a window, or in something presented, itself.
  package var parent: TestView? { forEachAround { _ in } }

  /// Calls `body` with the nodes around it that belong to it, such as padding, the innermost first. Returns the view
  /// that it is in.
  @discardableResult private func forEachAround(_ body: (LayoutNode) -> Void) -> TestView? {
    var next = node.around
    while let current = next {
      if let view = TestView(current) { return view }
      body(current)
      next = current.around
    }
    return nil
  }

  /// The window or presentation that it is in.
  package var surface: (any HeadlessSurface)? { node.headlessSurface }

  // MARK: State

  /// Its widget: its own, or one that it has because it needs a label, a focus or a shortcut.
  package var widget: TestWidget? {
    if let own = node.testWidget { return own }
    var widget: TestWidget?
    forEachAround { if widget == nil { widget = $0.testWidget } }
    return widget
  }

  /// What its own widget shows; nil where it has none.
  package var element: (any TestableElement)? { node.testWidget?.element }

  /// What its widget was told last.
  package var attributes: WidgetAttributes { widget?.attributes ?? WidgetAttributes() }

  /// What it was named with `accessibilityIdentifier(_:)`, the innermost name first.
  package var identifiers: [String] {
    var identifiers: [String] = []
    if let own = attributes.accessibility.identifier { identifiers.append(own) }
    forEachAround { if let name = ($0 as? IdentifierNode)?.identifier { identifiers.append(name) } }
    return identifiers
  }

  /// What an identifier is the name of: the view, or the view with what is around it.
  func place(identifiedAs identifier: String?) -> LayoutNode {
    var place: LayoutNode?
    forEachAround { if let name = ($0 as? IdentifierNode)?.identifier, name == identifier { place = place ?? $0 } }
    return place ?? node
  }

  /// Whether a modifier hides it.
  var isHidden: Bool {
    var isHidden = false
    forEachAround { if $0.hides { isHidden = true } }
    return isHidden
  }

  /// Whether it is seen: neither it nor what it is in is hidden.
  package var isVisible: Bool {
    var next = node.around
    while let current = next {
      if current.hides { return false }
      next = current.around
    }
    return true
  }

  /// Its accessible name: the one it was given, or what it says itself.
  package var label: String? {
    if let label = attributes.accessibility.label { return label }
    guard let element else { return nil }
    guard element.isLabelledByContent else { return element.ownLabel }
    let texts = labels(of: .text)
    return (texts.isEmpty ? labels(of: .image) : texts).joined(separator: " ")
  }

  private func labels(of kind: ElementKind) -> [String] {
    children.filter { !$0.isHidden }
      .flatMap { child in
        child.kind == kind ? [child.label].compactMap { $0 } : child.labels(of: kind)
      }
  }

  /// Whether it reacts to the user; nil where it never does.
  package var isEnabled: Bool? { element?.takesInput }

  /// Whether it has the keyboard's focus.
  package var hasFocus: Bool { widget?.hasFocus ?? false }

  /// Whether it is inside a button, a toggle or a text field.
  var isPartOfControl: Bool {
    var view = parent
    while let current = view {
      if current.isEnabled != nil { return true }
      view = current.parent
    }
    return false
  }
}
