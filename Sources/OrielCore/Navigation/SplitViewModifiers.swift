/// The columns of a ``NavigationSplitView`` that are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Kind: Codable { case automatic, all, doubleColumn, detailOnly }
  private let kind: Kind

  /// All columns.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The content and the detail column of three, or both of two.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The detail column only.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// The default items of a split view's toolbar, which can be removed.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title in the toolbar, which remains the title of the window.
  public static let title = ToolbarDefaultItemKind(name: "title")
}

/// Whether the button that shows and hides the sidebar is removed.
enum SidebarToggleHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
  /// Removes a default item of the toolbar. Only the button for the sidebar can be removed.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    let removes = defaultItemKind == .sidebarToggle
    return modifier(PreferenceModifier<SidebarToggleHiddenKey> { _ in removes ? .offer(true) : .pass })
  }

  /// Sets the width of the column of the split view that contains the view, in points. The user can't change it.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the widths of the column of the split view that contains the view, in points.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    let width = SplitColumnWidth(minimum: min ?? Swift.min(ideal, 120), ideal: ideal, maximum: max.map { Double($0) })
    return modifier(PreferenceModifier<SplitColumnWidthKey> { _ in .offer(width) })
  }
}
