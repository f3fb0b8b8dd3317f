extension View {
  /// Presents a sheet while a binding is true. In GTK: a modal window above the window that contains the view.
  ///
  /// ```swift
  /// Button("Settings…") { showsSettings = true }
  ///   .sheet(isPresented: $showsSettings) { Settings() }
  /// ```
  ///
  /// The content is updated while the sheet is presented: it depends on the state that it reads, as any other view.
  /// Escape, the close button and the window manager dismiss the sheet, unless `interactiveDismissDisabled(_:)`
  /// prevents this.
  ///
  /// In a window with the compact horizontal size class, the sheet has the size of the window, unless
  /// `presentationSizing(_:)` sets another one; with detents, it has the window's width.
  ///
  /// A window presents one sheet, cover or dialog at a time, in the order in which they were requested. See
  /// <doc:Presentations>.
  ///
  /// - Parameters:
  ///   - isPresented: presents the sheet while it is true. It becomes false when the user or `\.dismiss` dismisses the
  ///     sheet.
  ///   - onDismiss: called once after each dismissal, whatever its cause, when the sheet has closed and the binding is
  ///     false.
  ///   - content: the content of the sheet. Its `navigationTitle(_:)` is the title of the sheet.
  public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PresentationModifier(
        kind: SheetKind(), source: PresentationSource(isPresented, content: content), onDismiss: onDismiss))
  }

  /// Presents a sheet while a binding has an item. In GTK: a modal window above the window that contains the view.
  ///
  /// If the item's id changes, the sheet is dismissed, `onDismiss` is called, and a new sheet is presented. A new item
  /// with the same id only updates the content. See `sheet(isPresented:onDismiss:content:)`.
  ///
  /// - Parameters:
  ///   - item: presents the sheet while it isn't nil. It becomes nil when the user or `\.dismiss` dismisses the sheet.
  ///   - onDismiss: called once after each dismissal, whatever its cause, when the sheet has closed.
  ///   - content: returns the content for the item.
  public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      PresentationModifier(kind: SheetKind(), source: PresentationSource(item, content: content), onDismiss: onDismiss))
  }

  /// Presents a cover of the whole window while a binding is true. In GTK: a modal window of the same size, with a header.
  ///
  /// Escape and the close button dismiss the cover, unless `interactiveDismissDisabled(_:)` prevents this. It has no close
  /// button if its toolbar has a `cancellationAction`.
  ///
  /// - Parameters:
  ///   - isPresented: presents the cover while it is true. It becomes false when the cover is dismissed.
  ///   - onDismiss: called once after each dismissal, whatever its cause, when the cover has closed.
  ///   - content: the content of the cover.
  public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PresentationModifier(
        kind: CoverKind(), source: PresentationSource(isPresented, content: content), onDismiss: onDismiss))
  }

  /// Presents a cover of the whole window while a binding has an item. In GTK: a modal window of the same size, with a
  /// header.
  ///
  /// - Parameters:
  ///   - item: presents the cover while it isn't nil. If the item's id changes, the cover is dismissed and a new one is
  ///     presented.
  ///   - onDismiss: called once after each dismissal, whatever its cause, when the cover has closed.
  ///   - content: returns the content for the item.
  public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      PresentationModifier(kind: CoverKind(), source: PresentationSource(item, content: content), onDismiss: onDismiss))
  }
}
