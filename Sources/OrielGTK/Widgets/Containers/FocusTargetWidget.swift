import CGtk
import OrielCore

/// An invisible widget behind a view that takes the keyboard focus for it, and draws a ring around it.
///
/// A view that can be activated has a `GtkButton`, which has the keys and the accessible action of buttons; others have
/// a widget of the role group. The pointer doesn't reach either.
@MainActor final class FocusTargetWidget: GtkElementWidget<FocusTargetElement> {
  private let place: WidgetLayout?
  private var element: FocusTargetElement
  private var observer: FocusController?
  private var name: String?

  init(_ element: FocusTargetElement, sink: any WidgetEventSink) {
    self.element = element
    place = element.isActivatable ? nil : WidgetLayout()
    super.init(place?.widget ?? ButtonClass.makeButton(), sink: sink)
    if place != nil {
      gtk_widget_set_focusable(widget, 1)
      Accessible(widget).role = GTK_ACCESSIBLE_ROLE_GROUP
    } else {
      signals.add(.connect(widget.raw, .clicked) { [weak self] in self?.send(.activated) })
    }
    gtk_widget_set_can_target(widget, 0)
    gtk_widget_set_sensitive(widget, element.isEnabled ? 1 : 0)
    widget.changeClasses(from: [], to: element.cssClasses)
    observer = FocusController(on: widget) { [weak self] isFocused in
      if isFocused { self?.updateName() }
      self?.send(.focusChanged(isFocused))
    }
  }

  override func update(_ new: FocusTargetElement) {
    widget.changeClasses(from: element.cssClasses, to: new.cssClasses)
    if new.isEnabled != element.isEnabled { gtk_widget_set_sensitive(widget, new.isEnabled ? 1 : 0) }
    element = new
  }

  override var isPickable: Bool { false }
  override var fills: Axis.Set { [.horizontal, .vertical] }
  override func didAllocate(_ frame: CGRect) { updateName() }

  override func tearDown() {
    observer?.dispose()
    observer = nil
  }

  // MARK: Name

  /// The texts of the view are its accessible name.
  override func updateName() {
    let name = (leaf?.parent?.parent as? LayerNode)?.content.map { self.name(of: $0) } ?? ""
    guard name != self.name else { return }
    self.name = name
    Accessible(widget).set(GTK_ACCESSIBLE_PROPERTY_LABEL, name.isEmpty ? nil : name)
  }

  private func name(of node: LayoutNode) -> String {
    let texts = texts(in: node)
    return (texts.isEmpty ? words(in: node) : texts).joined(separator: " ")
  }

  /// The names of images without a label, for a view without a text.
  private func words(in node: LayoutNode) -> [String] {
    guard node.kind == .leaf else { return node.children.flatMap { words(in: $0) } }
    return [(unsafeDowncast(node, to: LeafNode.self).gtk as? ImageWidget)?.words].compactMap { $0 }
  }

  private func texts(in node: LayoutNode) -> [String] {
    guard node.kind == .leaf else { return node.children.flatMap { texts(in: $0) } }
    guard let view = unsafeDowncast(node, to: LeafNode.self).gtk, !(view is FocusTargetWidget) else { return [] }
    if let label = view.attributes.accessibility.label { return [label] }
    return Accessible.labels(in: view.widget).map { TextClass.text(of: $0) }
  }
}

extension FocusTargetElement {
  fileprivate var cssClasses: [StyleClass] {
    hasRing ? [.customButton, .focusTarget] : [.customButton, .focusTarget, .ringless]
  }
}

extension FocusTargetElement: GtkElement {
  package func makeWidget(sink: any WidgetEventSink) -> GtkPlatformWidget { FocusTargetWidget(self, sink: sink) }
}
