/// Creates and updates the widget of a native view for the platform.
@MainActor package protocol NativeProvider<Root>: AnyObject {
  /// The type of the view.
  associatedtype Root: View
  /// Called once, before the platform creates the widget. When a value changes that was read within the node's
  /// `tracking`, `update` is called again. The node outlives the provider's use of it.
  func attach(to node: _GraphNode)
  /// Called within the node's `tracking` when the view has a new value, or a value that it has read has changed.
  func update(_ view: Root)
}

/// The node of a view that creates its own widget.
@MainActor package final class NativeNode<Root: View, Provider: NativeProvider<Root>>: StoredOuterNode<Root> {
  private let provider: Provider

  package init(_ view: Root, provider: Provider, in context: _NodeContext) {
    self.provider = provider
    super.init(view, in: context)
    provider.attach(to: self)
    hold(ProvidedView.makePart(ProvidedView(provider: provider), in: context.below(self)))
  }

  override package func update(_ newView: Root) {
    view = newView
    refresh()
  }

  override package func refresh() {
    isDirty = false
    tracking { provider.update(view) }
  }
}

/// The primitive view whose widget the provider creates. It never changes: the provider updates the widget.
private struct ProvidedView: PrimitiveView {
  typealias Body = Never

  let provider: AnyObject

  static func _makeNode(_ view: ProvidedView, in context: _NodeContext) -> _ViewNode<ProvidedView> {
    PrimitiveNode(view, in: context)
  }

  func element(in context: ElementContext) -> NativeElement { NativeElement(provider: provider) }

  static func isSame(_ first: ProvidedView, _ second: ProvidedView) -> Bool { first.provider === second.provider }
}

/// A widget that the app creates with the platform's API.
package struct NativeElement: Element {
  /// Creates and updates the widget for the platform.
  package var provider: AnyObject

  package static func == (first: NativeElement, second: NativeElement) -> Bool { first.provider === second.provider }
}
