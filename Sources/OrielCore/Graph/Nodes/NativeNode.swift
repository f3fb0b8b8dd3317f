/// Creates and updates the widget of a native view for the platform.
@MainActor package protocol NativeProvider<Root>: AnyObject {
  /// The type of the view.
  associatedtype Root: View
  /// Is called once, before the platform is asked for the widget. What runs within the node's `tracking` has `update`
  /// called again when something that it has read changes. The node outlives the provider's use of it.
  func attach(to node: _GraphNode)
  /// The view has a new value, or something that was read has changed. Called within the node's `tracking`.
  func update(_ view: Root)
}

/// The node of a view that brings its own widget.
@MainActor package final class NativeNode<Root: View, Provider: NativeProvider<Root>>: StoredViewNode<Root> {
  private let provider: Provider
  private var child: _ViewNode<ProvidedView>?

  package init(_ view: Root, provider: Provider, in context: _NodeContext) {
    self.provider = provider
    super.init(view, in: context)
    provider.attach(to: self)
    child = ProvidedView._makeNode(ProvidedView(provider: provider), in: context.below(self))
  }

  override package func update(_ newView: Root) {
    view = newView
    refresh()
  }

  override package func refresh() {
    isDirty = false
    tracking { provider.update(view) }
  }

  override package func unmountChildren() { child?.unmount() }
  override package func forEachLayoutNode(_ body: (LayoutNode) -> Void) { child?.forEachLayoutNode(body) }
  override package var lastLayoutNode: LayoutNode? { child?.lastLayoutNode }
}

/// The primitive whose widget the provider makes. It never changes: the provider updates the widget itself.
private struct ProvidedView: PrimitiveView {
  typealias Body = Never

  let provider: AnyObject

  static func _makeNode(_ view: ProvidedView, in context: _NodeContext) -> _ViewNode<ProvidedView> {
    PrimitiveNode(view, in: context)
  }

  func element(in context: ElementContext) -> NativeElement { NativeElement(provider: provider) }

  static func isSame(_ first: ProvidedView, _ second: ProvidedView) -> Bool { first.provider === second.provider }
}

/// A widget that the app makes itself, with the platform's own means.
package struct NativeElement: Element {
  /// Creates and updates the widget for the platform.
  package var provider: AnyObject

  package static func == (first: NativeElement, second: NativeElement) -> Bool { first.provider === second.provider }
}
