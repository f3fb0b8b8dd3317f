extension View {
  /// Presents a popover on the view while a binding is true. In GTK: a `GtkPopover`.
  ///
  /// It follows the view when that moves, and goes with it. A click outside, or Escape, dismisses it, unless
  /// `interactiveDismissDisabled(_:)` forbids it. In a window that is compact across it becomes a sheet, unless
  /// `presentationCompactAdaptation(_:)` says otherwise.
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
    modifier(PopoverAnchorModifier())
      .modifier(
        PresentationModifier(
          kind: .popover(PopoverPlacement(target: anchor.placement, edge: edge)), source: source))
  }
}

/// Puts the view into a widget that popovers can hang on; otherwise it changes nothing.
private struct PopoverAnchorModifier: WrappingModifier {
  static var passesAttributes: Bool { true }

  func element(in context: ElementContext) -> Element { .popoverAnchor }
}
