/// The appearance of lists. Applied with `listStyle(_:)`.
public protocol ListStyle {
  var _look: _ListLook { get }
}

/// The appearances of lists.
public enum _ListLook: Equatable, Sendable {
  case plain, sidebar, inset, grouped, bordered

  /// Whether rows have separators unless they hide them.
  var hasSeparators: Bool {
    switch self {
    case .plain, .bordered, .grouped: true
    case .sidebar, .inset: false
    }
  }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .plain }
}

/// The platform's default style, which is `PlainListStyle`.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .plain }
}

/// The style of a sidebar. In GTK: the style class `navigation-sidebar`.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .sidebar }
}

/// Rows with rounded corners and margins.
public struct InsetListStyle: ListStyle {
  public init() {}

  /// Creates the style for source that is shared with a Mac: rows of a list have no alternating backgrounds here.
  public init(alternatesRowBackgrounds: Bool) {}

  public var _look: _ListLook { .inset }
}

/// The rows of each section in a box, in the style of GNOME's boxed lists.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .grouped }
}

/// The rows of each section in a box, as in `InsetGroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _look: _ListLook { .grouped }
}

/// A list with a frame around it.
public struct BorderedListStyle: ListStyle {
  public init() {}

  /// Creates the style for source that is shared with a Mac: rows of a list have no alternating backgrounds here.
  public init(alternatesRowBackgrounds: Bool) {}

  public var _look: _ListLook { .bordered }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's default style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The style of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with rounded corners and margins.
  public static var inset: InsetListStyle { InsetListStyle() }

  /// The same style, for source that is shared with a Mac: rows of a list have no alternating backgrounds here.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The rows of each section in a box.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The rows of each section in a box.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// A list with a frame around it.
  public static var bordered: BorderedListStyle { BorderedListStyle() }

  /// The same style, for source that is shared with a Mac: rows of a list have no alternating backgrounds here.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

private enum ListLookKey: EnvironmentKey { static var defaultValue: _ListLook { .plain } }

extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists within this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, style._look) }
}
