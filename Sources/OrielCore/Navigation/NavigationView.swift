/// A view with a sidebar and a detail column if its content consists of two views; with one view, a stack.
///
/// Use ``NavigationSplitView`` or ``NavigationStack`` in new code.
public struct NavigationView<Content: View>: View {
  @Environment(\.navigationViewIsStack) private var isStack
  private let content: Content

  /// Creates a view with the views that `content` returns: the sidebar and the detail column; with three views, the
  /// sidebar, the content and the detail column.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let parts = isStack ? [] : (content as? any ViewSequence)?.parts ?? []
    switch parts.count {
    case 0, 1: NavigationStack { content }
    case 2: NavigationSplitView(sidebar: { parts[0] }, detail: { parts[1] })
    default: NavigationSplitView(sidebar: { parts[0] }, content: { parts[1] }, detail: { parts[2] })
    }
  }
}

/// Several views, one after the other.
@MainActor private protocol ViewSequence {
  var parts: [AnyView] { get }
}

extension TupleView: ViewSequence {
  @MainActor fileprivate var parts: [AnyView] { views.map { AnyView($0) } }
}

/// The appearance of navigation views; see `navigationViewStyle(_:)`.
@MainActor @preconcurrency public protocol NavigationViewStyle {
  static var _isStack: Bool { get }
}

/// Columns if there are several views; otherwise a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public static var _isStack: Bool { false }
  public nonisolated init() {}
}

/// Columns if there are several views; otherwise a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public static var _isStack: Bool { false }
}

/// Columns if there are several views; otherwise a stack.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public static var _isStack: Bool { false }
  public nonisolated init() {}
}

/// A stack of the first view.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public static var _isStack: Bool { true }
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns if there are several views; otherwise a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns if there are several views; otherwise a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

private enum NavigationViewIsStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the navigation views within this view.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, S._isStack)
  }
}
