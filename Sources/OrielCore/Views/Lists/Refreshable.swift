/// An action that refreshes the content of a view. Read it from the environment.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Runs the action.
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action of `refreshable(action:)`; nil if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Marks the content as refreshable: a ``List``, ``Table`` or vertical ``ScrollView`` runs the action when the user
  /// pulls it beyond its top with a touchpad or on a touchscreen, or presses F5 anywhere in the window or Ctrl+R in the
  /// view. A spinner is displayed at the top until the action has ended.
  ///
  /// While the action runs, the user can't run it again. Any view can run it with ``EnvironmentValues/refresh``.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshModifier(action: action))
  }
}

private struct RefreshModifier: ViewModifier {
  @State private var running = 0
  let action: @Sendable () async -> Void

  func body(content: Content) -> some View {
    let running = $running
    let action = action
    content
      .environment(
        \.refresh,
        RefreshAction { @MainActor in
          running.wrappedValue += 1
          await action()
          running.wrappedValue -= 1
        }
      )
      .environment(\.isRefreshing, self.running > 0)
      .overlay(alignment: .top) { if self.running > 0 { ProgressView().padding(8) } }
  }
}

private enum IsRefreshingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Runs the action of `refreshable(action:)`; nil if there is none, or if it is running.
  var refreshStart: (() -> Void)? {
    guard !isRefreshing, let refresh else { return nil }
    return { Task { await refresh() } }
  }

  /// Whether the action of `refreshable(action:)` is running.
  var isRefreshing: Bool {
    get { self[IsRefreshingKey.self] }
    set { self[IsRefreshingKey.self] = newValue }
  }
}
