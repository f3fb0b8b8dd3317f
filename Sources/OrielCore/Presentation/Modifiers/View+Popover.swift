extension View {
  /// Presents a popover attached to the view while a binding is true. In GTK: a `GtkPopover`.
  ///
  /// The popover moves with the view, and is dismissed when the view is removed. A view that is scrolled out of view is
  /// scrolled into view first; if the user then scrolls it out of view, the popover stays at the nearest visible edge.
  /// Escape or a click outside dismisses the popover, unless `interactiveDismissDisabled(_:)` prevents this; the click
  /// has no other effect. In a window of compact width the popover becomes a sheet, unless
  /// `presentationCompactAdaptation(_:)` specifies another form.
  ///
  /// On a group or a `ForEach`, each view has its own popover. Since they share one binding, only the popover of the
  /// first view is presented, and its dismissal withdraws the others. To present popovers on individual views, give
  /// each view its own binding.
  ///
  /// - Parameters:
  ///   - isPresented: presents the popover while it is true. It becomes false when the popover is dismissed.
  ///   - attachmentAnchor: the part of the view that the popover points to.
  ///   - arrowEdge: the edge of the anchor at which the popover appears; nil for the top. The opposite edge is used if
  ///     there isn't enough space.
  ///   - content: the content of the popover.
  public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    popover(PresentationSource(isPresented, content: content), attachmentAnchor, arrowEdge)
  }

  /// Presents a popover attached to the view while a binding has an item. In GTK: a `GtkPopover`.
  ///
  /// See `popover(isPresented:attachmentAnchor:arrowEdge:content:)`.
  ///
  /// - Parameters:
  ///   - item: presents the popover while it isn't nil. If the item's id changes, the popover is dismissed and a new
  ///     one is presented.
  ///   - attachmentAnchor: the part of the view that the popover points to.
  ///   - arrowEdge: the edge of the anchor at which the popover appears; nil for the top. The opposite edge is used if
  ///     there isn't enough space.
  ///   - content: returns the content for the item.
  public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    popover(PresentationSource(item, content: content), attachmentAnchor, arrowEdge)
  }

  private func popover<Content: View>(
    _ source: PresentationSource<Content>, _ anchor: PopoverAttachmentAnchor, _ edge: Edge?
  ) -> some View {
    modifier(
      PopoverModifier(
        presentation: PresentationModifier(
          kind: PopoverKind(placement: PopoverPlacement(target: anchor.placement, edge: edge ?? .top)), source: source))
    )
  }
}

/// Wraps each view in a widget to which its popover is attached. It doesn't affect the layout.
struct PopoverModifier<Content: View>: BoxingModifier {
  let presentation: PresentationModifier<Content>
  var box: PopoverBox<Content> { PopoverBox(presentation: presentation) }
}

struct PopoverBox<Content: View>: PrimitiveView {
  typealias Body = Never

  let presentation: PresentationModifier<Content>

  func element(in context: ElementContext) -> PopoverAnchorElement { PopoverAnchorElement() }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    MappedNode(view, in: context) { ModifiedContent(content: PopoverAnchor(), modifier: $0.presentation) }
  }
}

private struct PopoverAnchor: PrimitiveView {
  typealias Body = Never

  static var readsEnvironmentOnly: Bool { true }
  static func isSame(_ first: Self, _ second: Self) -> Bool { true }
  func element(in context: ElementContext) -> PopoverAnchorElement { PopoverAnchorElement() }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }
}

/// A widget around its child to which popovers are attached.
package struct PopoverAnchorElement: Element {
  package init() {}
}
