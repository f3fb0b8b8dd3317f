/// Hides and shows the sidebar of a split view.
@MainActor final class SidebarToggle {
  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var hasContent = false

  /// Sets the columns that are shown, and whether there is a content column.
  func connect(_ visibility: Binding<NavigationSplitViewVisibility>, hasContent: Bool) {
    self.visibility = visibility
    self.hasContent = hasContent
  }

  /// Performs the change.
  func perform() {
    guard let visibility else { return }
    let isShown = visibility.wrappedValue.showsSidebar(hasContent: hasContent)
    withAnimation(.easeOut(duration: 0.2)) {
      visibility.wrappedValue = isShown ? (hasContent ? .doubleColumn : .detailOnly) : .all
    }
  }
}

extension NavigationSplitViewVisibility {
  /// Whether the sidebar is shown, in a view with or without a content column.
  func showsSidebar(hasContent: Bool) -> Bool { self != .detailOnly && !(hasContent && self == .doubleColumn) }
}

private enum SidebarToggleKey: FocusedValueKey { typealias Value = SidebarToggle }

extension FocusedValues {
  /// The sidebar of the active window.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }
}
