/// The appearance of tab views: see ``View/tabViewStyle(_:)``.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The appearance on the platform.
  var _look: _TabViewLook { get }
}

/// A built-in appearance of tab views.
public struct _TabViewLook: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bar, sidebar
    case page(PageTabViewStyle.IndexDisplayMode)
  }
  let kind: Kind
}

/// The platform's default style: a row of tabs above the page; in the title bar if the tab view is the content of a window,
/// and below the page if that window is narrow.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A row of tabs above the page: the default style.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A row of tabs above the page, without a frame around the page: the default style.
public struct GroupedTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .bar) }
}

/// A sidebar with the tabs beside the page. In GTK: a `GtkListView`.
///
/// It remains a sidebar in narrow windows.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public var _look: _TabViewLook { _TabViewLook(kind: .sidebar) }
}

/// The page above a row of dots, one for each page. The user clicks a dot to show its page.
///
/// Pages have no tabs and can't be swiped. The pages are the views with a tab item or in a ``Tab``, as in the other
/// styles; their labels are the accessible names of the dots.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// While there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always, also for a single page.
    public static let always = IndexDisplayMode(name: "always")
    /// Never: only the app changes the page, by its selection.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
  public var _look: _TabViewLook { _TabViewLook(kind: .page(indexDisplayMode)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's default style: a row of tabs above the page.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A row of tabs above the page: the default style.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A row of tabs above the page, without a frame around the page: the default style.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar with the tabs beside the page.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// The page above a row of dots.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// The page above a row of dots, which are shown by the mode.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

private enum TitleBarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TabViewLookKey: EnvironmentKey { static var defaultValue: _TabViewLook { _TabViewLook(kind: .bar) } }

extension EnvironmentValues {
  /// Whether the view is the content of a window, not of a part of it.
  var ownsTitleBar: Bool {
    get { self[TitleBarKey.self] }
    set { self[TitleBarKey.self] = newValue }
  }

  var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views in this view. The innermost modifier applies.
  ///
  /// `automatic`, `tabBarOnly` and `grouped` look the same.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewLook, style._look) }
}

// MARK: - Arrangements

/// The pages of a tab view with what the user chooses them by.
struct TabArrangement<Pages: View>: View {
  @Environment(\.tabViewLook) private var look
  @Environment(\.ownsTitleBar) private var ownsTitleBar
  @Environment(\.columnsBesideEachOther) private var room
  private let items: [TabItem]
  private let selection: Binding<Int?>
  private let pages: Pages

  init(items: [TabItem], selection: Binding<Int?>, pages: Pages) {
    self.items = items
    self.selection = selection
    self.pages = pages
  }

  var body: some View {
    switch look.kind {
    case .bar:
      let position = barPosition
      VStack(spacing: position == .above ? 12 : 0) {
        if position == .above { tabs.pickerStyle(TabPickerStyle()).padding(.top, 12) }
        page
        if position == .below {
          Divider()
          tabs.pickerStyle(NarrowTabPickerStyle()).frame(maxWidth: .infinity)
        }
      }
      .toolbar {
        if position == .titleBar { ToolbarItem(placement: .principal) { tabs.pickerStyle(TabPickerStyle()) } }
      }
    case .sidebar:
      HStack(spacing: 0) {
        if items.count > 1 { sidebar }
        page
      }
    case .page(let mode):
      VStack(spacing: 12) {
        page
        if mode == .always || mode == .automatic && items.count > 1 { dots }
      }
    }
  }

  private var page: some View {
    pages.frame(maxWidth: .infinity, maxHeight: .infinity).environment(\.ownsTitleBar, false)
  }

  private enum BarPosition { case none, above, titleBar, below }

  private var barPosition: BarPosition {
    if items.count < 2 { return .none }
    if !ownsTitleBar { return .above }
    return room == 1 ? .below : .titleBar
  }

  private var tabs: some View {
    Picker("", selection: selection) { ForEach(items) { TabLabel(item: $0).tag($0.id) } }.labelsHidden()
  }

  private var sidebar: some View {
    List(selection: Binding<Int>(get: { selection.wrappedValue ?? -1 }, set: { selection.wrappedValue = $0 })) {
      ForEach(items) { TabLabel(item: $0) }
    }
    .listStyle(.sidebar).frame(width: 180)
  }

  private var dots: some View {
    HStack(spacing: 0) {
      ForEach(items) { item in
        let isSelected = item.id == selection.wrappedValue
        Button {
          selection.wrappedValue = item.id
        } label: {
          Circle().fill(Color.primary.opacity(isSelected ? 0.8 : 0.25)).frame(width: 8, height: 8).padding(6)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name(of: item))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }
    .padding(.bottom, 6)
  }

  /// The title of a page; its number if it has none.
  private func name(of item: TabItem) -> Text {
    if !item.title.isEmpty { return Text(verbatim: item.title) }
    let number = (items.firstIndex { $0.id == item.id } ?? 0) + 1
    return Text(LocalizedStringKey(.tabPage, NumberText.digits(of: number)))
  }
}

/// The title and the icon of a tab.
private struct TabLabel: View {
  let item: TabItem

  var body: some View {
    Label {
      Text(verbatim: item.title)
    } icon: {
      item.icon.map { Image(reference: $0) }
    }
  }
}
