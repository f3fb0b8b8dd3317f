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
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  private init(
    visibility: Binding<NavigationSplitViewVisibility>?, sidebar: Sidebar, content: Content, detail: Detail
  ) {
    self.visibility = visibility
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  private var current: NavigationSplitViewVisibility { visibility?.wrappedValue ?? ownVisibility }
  private var hasContent: Bool { Content.self != EmptyView.self }
  private var showsSidebar: Bool { current.showsSidebar(hasContent: hasContent) }
  private var showsContent: Bool { current != .detailOnly }

  /// The columns.
  public var body: some View {
    let _ = sidebarToggle.connect(visibility ?? $ownVisibility, hasContent: hasContent)
    let navigator = SidebarNavigator(model)
    let width = Binding(get: { sidebarWidth }, set: { sidebarWidth = $0 })
    let innerWidth = Binding(get: { contentWidth }, set: { contentWidth = $0 })
    let lists = sidebar.listStyle(.sidebar)
    SplitArea(
      isLeadingHidden: !showsSidebar, width: sidebarWidth ?? .sidebar,
      leading: lists.modifier(ColumnWidthReader(width: width)).environment(\.navigator, navigator),
      trailing: Group {
        if hasContent {
          SplitArea(
            isLeadingHidden: !showsContent, width: contentWidth ?? .content,
            leading: content.modifier(ColumnWidthReader(width: innerWidth)).environment(\.navigator, navigator),
            trailing: detailColumn)
        } else {
          detailColumn
        }
      }
    )
    .modifier(PreferenceModifier<NavigationHeadingKey> { _ in .passLast { $0.title != nil } })
    .onPreferenceChange(SidebarToggleHiddenKey.self) { hidesToggle = $0 }
    .focusedSceneValue(\.sidebarToggle, sidebarToggle)
    .windowTargets(sidebar: sidebarToggle)
    .toolbar {
      ToolbarItem(placement: .navigation) {
        if !hidesToggle {
          Button("Toggle Sidebar", systemImage: "sidebar.leading", action: sidebarToggle.perform).help("Toggle Sidebar")
        }
      }
    }
  }

  private var detailColumn: some View { NavigationPages(model: model, path: nil, startsWithPage: true, root: detail) }
}

extension NavigationSplitView {
  /// Creates a view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a view with three columns, and a binding to those that are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Creates a view with two columns, and a binding to those that are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

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

/// Reads the width that a column requests, without passing it on to enclosing columns.
private struct ColumnWidthReader: ViewModifier {
  let width: Binding<SplitColumnWidth?>

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(SplitColumnWidthKey.self) { width.wrappedValue = $0 }
      .transformPreference(SplitColumnWidthKey.self) { $0 = nil }
  }
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
