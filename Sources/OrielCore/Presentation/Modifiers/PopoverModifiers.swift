extension View {
  /// Presents a popover on the view while a binding is true. In GTK: a `GtkPopover`.
  ///
  /// It follows the view when that moves, and goes with it. A view that is scrolled out of sight is scrolled into sight
  /// first; if it is scrolled away later, the popover stays at the nearest edge of what can be seen. A click outside, or
  /// Escape, dismisses it, unless `interactiveDismissDisabled(_:)` forbids it; the click does nothing else in either case.
  /// In a window that is compact across it becomes a sheet, unless `presentationCompactAdaptation(_:)` says otherwise.
  ///
  /// On a group, or a `ForEach`, each view has a popover of its own. As one binding presents all of them, only the first
  /// view's is shown: the others wait for it, and its dismissal withdraws them. Where a view in the group has its own
  /// binding, put the modifier on that view.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true. It becomes false when the popover was dismissed.
  ///   - attachmentAnchor: what of the view the popover points at.
  ///   - arrowEdge: the side of the anchor that the popover stands on; the opposite one, where there is no room.
  ///   - content: the popover's content.
  public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    popover(PresentationSource(isPresented, content: content), attachmentAnchor, arrowEdge)
  }

  /// Presents a popover on the view while a binding has an item. In GTK: a `GtkPopover`.
  ///
  /// - Parameters:
  ///   - item: presents while it isn't nil; another id dismisses the popover and presents a new one.
  ///   - attachmentAnchor: what of the view the popover points at.
  ///   - arrowEdge: the side of the anchor that the popover stands on; the opposite one, where there is no room.
  ///   - content: the popover's content for the item.
  public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    popover(PresentationSource(item, content: content), attachmentAnchor, arrowEdge)
  }

  private func popover<Content: View>(
    _ source: PresentationSource<Content>, _ anchor: PopoverAttachmentAnchor, _ edge: Edge
  ) -> some View {
    modifier(
      PopoverModifier(
        presentation: PresentationModifier(
          kind: .popover(PopoverPlacement(target: anchor.placement, edge: edge)), source: source)))
  }
}

/// Puts each view into a widget that its popover can hang on; otherwise it changes nothing.
private struct PopoverModifier<Content: View>: BoxingModifier {
  let presentation: PresentationModifier<Content>
  var box: PopoverBox<Content> { PopoverBox(presentation: presentation) }
}

private struct PopoverBox<Content: View>: PrimitiveView {
  typealias Body = Never

  let presentation: PresentationModifier<Content>

  func element(in context: ElementContext) -> PopoverAnchorElement { PopoverAnchorElement() }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PopoverBoxNode(view, in: context) }
}

/// The widget around one view, with a popover of its own.
@MainActor private final class PopoverBoxNode<Content: View>: _ViewNode<PopoverBox<Content>> {
  private typealias Presenting = ModifiedContent<PopoverAnchor, PresentationModifier<Content>>

  private var child: _ViewNode<Presenting>?

  init(_ view: PopoverBox<Content>, in context: _NodeContext) {
    super.init(context: context)
    child = Presenting._makeNode(Self.presenting(view), in: context.below(self))
  }

  private static func presenting(_ view: PopoverBox<Content>) -> Presenting {
    ModifiedContent(content: PopoverAnchor(), modifier: view.presentation)
  }

  override func update(_ newView: PopoverBox<Content>) { child?.update(Self.presenting(newView)) }
  override func unmountChildren() { child?.unmount() }
  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) { child?.forEachLayoutNode(body) }
  override var lastLayoutNode: LayoutNode? { child?.lastLayoutNode }
}

private struct PopoverAnchor: PrimitiveView {
  typealias Body = Never

  static var readsEnvironmentOnly: Bool { true }
  static func isSame(_ first: Self, _ second: Self) -> Bool { true }
  func element(in context: ElementContext) -> PopoverAnchorElement { PopoverAnchorElement() }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }
}

/// A widget around its child that popovers hang on.
package struct PopoverAnchorElement: Element {
  package init() {}
}
