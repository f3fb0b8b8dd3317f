extension View {
  /// Adds actions to a row of a list.
  ///
  /// ```swift
  /// MessageRow(message)
  ///   .swipeActions { Button("Delete", role: .destructive) { delete(message) } }
  /// ```
  ///
  /// In GTK: on a touchscreen, a swipe away from the edge opens a `GtkPopoverMenu` with the actions. With the pointer
  /// or the keyboard, they are in the row's menu: secondary button, Menu key or Shift+F10.
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
}

/// The actions at an edge of a row.
package struct SwipeActions {
  package let edge: HorizontalEdge
  package let allowsFullSwipe: Bool
  let views: AnyView
}

enum SwipeActionsKey: _ViewTraitKey {
  static var defaultValue: SwipeActions? { nil }
}

extension ListContent {
  /// The swipe actions of a visible row, those at the leading edge first.
  package func swipeActions(at index: Int) -> [SwipeActions] {
    guard index < count else { return [] }
    let actions = row(at: index).allTraits(SwipeActionsKey.self).compactMap { $0 }
    return actions.filter { $0.edge == .leading } + actions.filter { $0.edge == .trailing }
  }
}

private enum RowMenuSourceKey: EnvironmentKey { static var defaultValue: (any RowMenuSource)? { nil } }

extension EnvironmentValues {
  /// The menu and the primary action of lists.
  var rowMenuSource: (any RowMenuSource)? {
    get { self[RowMenuSourceKey.self] }
    set { self[RowMenuSourceKey.self] = newValue }
  }
}
