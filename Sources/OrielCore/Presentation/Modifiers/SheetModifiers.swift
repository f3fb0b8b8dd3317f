extension View {
  /// Presents a sheet while a binding is true. In GTK: a modal window above the one that the view is in.
  ///
  /// ```swift
  /// Button("Settings…") { showsSettings = true }
  ///   .sheet(isPresented: $showsSettings) { Settings() }
  /// ```
  ///
  /// The content is live: what changes in the presenting view shows in the sheet at once. Escape, the window's close
  /// button and the window manager dismiss it, unless `interactiveDismissDisabled(_:)` forbids it.
  ///
  /// Of several sheets, dialogs and covers on the same window one is shown at a time, in the order in which they were
  /// asked for; of those that one view asks for at once, that of the inner modifier first. One that waits is presented
  /// only if its binding still asks for it when its turn comes, after the action and the `onDismiss` of the one in front.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true. It becomes false when the sheet was dismissed by the user or with
  ///     `\.dismiss`.
  ///   - onDismiss: runs once after each dismissal, whoever caused it, when the sheet is gone and the binding is false.
  ///   - content: the sheet's content. `navigationTitle(_:)` in it gives the sheet its title.
  public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PresentationModifier(
        kind: .sheet, source: PresentationSource(isPresented, content: content), onDismiss: onDismiss))
  }

  /// Presents a sheet while a binding has an item. In GTK: a modal window above the one that the view is in.
  ///
  /// An item with another id dismisses the sheet, with `onDismiss`, and presents a new one. One with the same id only
  /// changes the content.
  ///
  /// - Parameters:
  ///   - item: presents while it isn't nil. It becomes nil when the sheet was dismissed by the user or with
  ///     `\.dismiss`.
  ///   - onDismiss: runs once after each dismissal, whoever caused it, when the sheet is gone.
  ///   - content: the sheet's content for the item.
  public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      PresentationModifier(kind: .sheet, source: PresentationSource(item, content: content), onDismiss: onDismiss))
  }

  /// Presents a cover while a binding is true. In GTK: a modal window in full screen, which covers its parent wholly.
  ///
  /// Escape dismisses it, unless `interactiveDismissDisabled(_:)` forbids it; it has no close button of its own.
  ///
  /// - Parameters:
  ///   - isPresented: presents while it is true. It becomes false when the cover was dismissed.
  ///   - onDismiss: runs once after each dismissal, whoever caused it, when the cover is gone.
  ///   - content: the cover's content.
  public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    modifier(
      PresentationModifier(
        kind: .cover, source: PresentationSource(isPresented, content: content), onDismiss: onDismiss))
  }

  /// Presents a cover while a binding has an item. In GTK: a modal window in full screen, which covers its parent
  /// wholly.
  ///
  /// - Parameters:
  ///   - item: presents while it isn't nil; another id dismisses the cover and presents a new one.
  ///   - onDismiss: runs once after each dismissal, whoever caused it, when the cover is gone.
  ///   - content: the cover's content for the item.
  public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    modifier(
      PresentationModifier(kind: .cover, source: PresentationSource(item, content: content), onDismiss: onDismiss))
  }
}
