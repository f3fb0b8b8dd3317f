import FoundationEssentials

/// A view with a sidebar and a detail column, and optionally a content column between them.
///
/// ```swift
/// NavigationSplitView {
///   List(folders, selection: $folder) { Text($0.name) }
/// } detail: {
///   FolderView(folder: folder)
/// }
/// ```
///
/// Links in the sidebar and the content column show their pages in the detail column. The user drags the divider between
/// the columns, and hides the sidebar with a button in the toolbar or F9. The title of the window is that of the detail column;
/// if that has none, the content column's, then the sidebar's. The views of a hidden column keep their state, and
/// disappear: see ``View/onDisappear(perform:)``.
///
/// Where there is no room for all columns, one covers another, and has a button to go back: of three columns, the sidebar
/// and the content column share a place in a window of less than 860 points, and in one of less than 500 points only one
/// column is shown. These widths grow with the desktop's text size. The user opens the next column by a click on a row of
/// a list with a selection, by Return, or with a link; a selection that the app makes opens it too, and one that the app
/// clears goes back. `preferredCompactColumn` is the column in front. All columns keep their state.
///
/// A column is as wide as the app or the user has made it, whatever it shows: neither the columns nor the window change
/// their size for another page. Content that needs more room than its column has is cut off, unless it scrolls. In GTK: a
/// `GtkPaned`.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var model = NavigationModel()
  @State private var sidebarWidth: SplitColumnWidth?
  @State private var contentWidth: SplitColumnWidth?
  @State private var hidesToggle = false
  @State private var sidebarToggle = SidebarToggle()
  @State private var columns = SplitColumns()
  @Environment(\.columnsBesideEachOther) private var room
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  private init(
    visibility: Binding<NavigationSplitViewVisibility>?, preferredColumn: Binding<NavigationSplitViewColumn>?,
    sidebar: Sidebar, content: Content, detail: Detail
  ) {
    self.visibility = visibility
    self.preferredColumn = preferredColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  private var current: NavigationSplitViewVisibility { visibility?.wrappedValue ?? ownVisibility }
  private var hasContent: Bool { Content.self != EmptyView.self }
  /// Whether one column is shown at a time.
  private var isSingle: Bool { room == 1 }
  /// Whether the sidebar and the content column share a place.
  private var sharesPlace: Bool { hasContent && room == 2 }

  private var showsSidebar: Bool {
    if isSingle { return columns.front == .sidebar }
    if sharesPlace { return current != .detailOnly && columns.front == .sidebar }
    return current.showsSidebar(hasContent: hasContent)
  }

  private var showsContent: Bool {
    guard hasContent else { return false }
    if isSingle { return columns.front == .content }
    return current != .detailOnly && !(sharesPlace && columns.front == .sidebar)
  }

  private var showsDetail: Bool { !isSingle || columns.front == .detail }

  public var body: some View {
    let _ = sidebarToggle.connect(visibility ?? $ownVisibility, hasContent: hasContent && !sharesPlace)
    let _ = columns.connect(preferredColumn, hasContent: hasContent, isCollapsed: isSingle || sharesPlace)
    let width = Binding(get: { sidebarWidth }, set: { sidebarWidth = $0 })
    SplitArea(
      isLeadingHidden: !showsSidebar, isTrailingHidden: !showsContent && !showsDetail, width: sidebarWidth ?? .sidebar,
      leading: column(.sidebar, sidebar.listStyle(.sidebar)).modifier(ColumnWidthReader(width: width)),
      trailing: trailing
    )
    .modifier(PreferenceModifier<NavigationHeadingKey> { _ in .passLast { $0.title != nil } })
    .onPreferenceChange(SidebarToggleHiddenKey.self) { hidesToggle = $0 }
    .focusedSceneValue(\.sidebarToggle, isSingle ? nil : sidebarToggle)
    .windowTargets(sidebar: isSingle ? nil : sidebarToggle)
    .toolbar {
      ToolbarItem(placement: .navigation) {
        if !hidesToggle, !isSingle {
          Button(LocalizedStringKey(.commandSidebar), systemImage: "sidebar.leading", action: sidebarToggle.perform)
            .help(LocalizedStringKey(.commandSidebar))
        }
      }
    }
  }

  @ViewBuilder private var trailing: some View {
    let width = Binding(get: { contentWidth }, set: { contentWidth = $0 })
    let detail = NavigationPages(model: model, path: nil, startsWithPage: true, root: self.detail)
      .modifier(ColumnPage(exit: isSingle ? columns.exit(from: .detail) : nil))
    if hasContent {
      SplitArea(
        isLeadingHidden: !showsContent, isTrailingHidden: !showsDetail, width: contentWidth ?? .content,
        leading: column(.content, content).modifier(ColumnWidthReader(width: width))
          .modifier(ColumnPage(exit: isSingle || sharesPlace ? columns.exit(from: .content) : nil)),
        trailing: detail
      )
      .modifier(PreferenceModifier<NavigationHeadingKey> { _ in .passLast { $0.title != nil } })
    } else {
      detail
    }
  }

  /// The content of a column from which the user opens the next one.
  private func column(_ column: NavigationSplitViewColumn, _ content: some View) -> some View {
    content.environment(\.navigator, SidebarNavigator(model, columns))
      .environment(\.ownsTitleBar, false)
      .environment(\.columnSelection, columns.selection(in: column))
  }
}

extension NavigationSplitView {
  /// Creates a view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, preferredColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view with three columns, and a binding to those that are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferredColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view with three columns, and a binding to the column that is in front where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Creates a view with three columns, and bindings to those that are shown, and to the column that is in front where
  /// there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, preferredColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a view with two columns, and a binding to those that are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferredColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a view with two columns, and a binding to the column that is in front where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }

  /// Creates a view with two columns, and bindings to those that are shown, and to the column that is in front where there
  /// is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferredColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
      detail: detail())
  }
}

/// Reads the width that a column requests, without passing it on to enclosing columns.
private struct ColumnWidthReader: ViewModifier {
  let width: Binding<SplitColumnWidth?>

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(SplitColumnWidthKey.self) { width.wrappedValue = $0 }
      .transformPreference(SplitColumnWidthKey.self) { $0 = nil }
  }
}
