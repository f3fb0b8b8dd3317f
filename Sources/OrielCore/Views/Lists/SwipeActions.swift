extension View {
  /// Adds actions to a row of a list.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .swipeActions { Button("Delete", role: .destructive) { delete(message) } }
  /// ```
  ///
  /// Without actions at the trailing edge, a row that can be removed with `onDelete(perform:)` has a button there that
  /// removes it.
  ///
  /// A swipe away from the edge, on a touchscreen or with two fingers on a touchpad, moves the row and reveals the
  /// buttons. So does a wheel that is tilted, or turned while Shift is pressed. The buttons have the color of their
  /// `tint(_:)`, and are red if they are destructive. A click elsewhere, scrolling or Escape hides them. With the pointer or
  /// the keyboard, the actions are in the row's menu: secondary button, Menu key or Shift+F10. One that the context menu of
  /// the row or of the list has by the same title isn't repeated there. Rows of tables have only the menu.
  ///
  /// - Parameters:
  ///   - edge: the edge that the swipe reveals.
  ///   - allowsFullSwipe: whether a swipe across most of the row performs the first action.
  ///   - content: the actions: buttons.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    _trait(SwipeActionsKey.self, SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, views: AnyView(content())))
  }

  /// The variant of `swipeActions(edge:allowsFullSwipe:content:)` that reports when the buttons are revealed.
  ///
  /// - Parameters:
  ///   - edge: the edge that the swipe reveals.
  ///   - allowsFullSwipe: whether a swipe across most of the row performs the first action.
  ///   - content: the actions: buttons.
  ///   - onPresentationChanged: runs with true when a swipe begins to reveal the buttons, and with false when they are
  ///     hidden again. The menu of the row doesn't count.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T,
    onPresentationChanged: @escaping (_ isPresented: Bool) -> Void
  ) -> some View {
    _trait(
      SwipeActionsKey.self,
      SwipeActions(
        edge: edge, allowsFullSwipe: allowsFullSwipe, views: AnyView(content()),
        presentationDidChange: onPresentationChanged))
  }
}

/// The actions at an edge of a row.
package struct SwipeActions {
  package let edge: HorizontalEdge
  package let allowsFullSwipe: Bool
  let views: AnyView
  /// Called when the buttons are revealed or hidden.
  var presentationDidChange: ((Bool) -> Void)?
}

enum SwipeActionsKey: _ViewTraitKey {
  static var defaultValue: SwipeActions? { nil }
}

extension ListContent {
  /// The swipe actions of a visible row, those at the leading edge first.
  ///
  /// - Parameter includesSelection: whether a button that removes the row also removes the other selected rows.
  func swipeActions(at index: Int, includesSelection: Bool) -> [SwipeActions] {
    guard index < count else { return [] }
    let row = row(at: index)
    let actions = row.allTraits(SwipeActionsKey.self).compactMap { $0 }
    var trailing = actions.filter { $0.edge == .trailing }
    if trailing.isEmpty, canDelete(at: index) {
      let button = DeleteRowButton { [weak self] in
        // The row may have moved since the menu was opened.
        guard let self, let index = row.index else { return }
        delete(at: includesSelection ? rows(editedWith: index) : [index])
      }
      trailing = [SwipeActions(edge: .trailing, allowsFullSwipe: true, views: AnyView(button))]
    }
    return actions.filter { $0.edge == .leading } + trailing
  }
}

private struct DeleteRowButton: View {
  @Environment(\.standardLabels) private var labels
  let action: @MainActor () -> Void

  var body: some View { Button(role: .destructive, action: action) { Text(verbatim: labels[.delete]) } }
}

private enum RowMenuSourceKey: EnvironmentKey { static var defaultValue: (any RowMenuSource)? { nil } }

extension EnvironmentValues {
  /// The menu and the primary action of lists.
  var rowMenuSource: (any RowMenuSource)? {
    get { self[RowMenuSourceKey.self] }
    set { self[RowMenuSourceKey.self] = newValue }
  }
}
