extension View {
  /// Adds views to the toolbar of the window or sheet that contains the view.
  ///
  /// ```swift
  /// NoteEditor(note: $note)
  ///   .toolbar { Button("Share", systemImage: "square.and.arrow.up") { share() } }
  /// ```
  ///
  /// The views are at the trailing end; ``ToolbarItem`` specifies another placement. They have the environment of this
  /// view. In GTK, a window with toolbar items has a `GtkHeaderBar`, and a sheet shows them in its header. In popovers
  /// and inspectors they are above the content.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarModifier(items: AnyView(ToolbarEntryView(placement: .automatic, content: content()))))
  }

  /// Adds items to the toolbar of the window or sheet that contains the view.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: Content._makeView(content())))
  }

  /// Adds items with identifiers to the toolbar. The user can't rearrange them.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: Content._makeView(content())))
  }

  /// Shows or hides the toolbar items of the view.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showToolbar(visibility, bars)
  }

  /// Shows or hides the background of the toolbar of the window that contains the view.
  ///
  /// In GTK, a `GtkHeaderBar` without a background and a border. If several views set it, the innermost applies, and the
  /// first one of siblings. The header of a sheet never has a background.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showToolbarBackground(visibility, bars)
  }

  /// The newer name of `toolbar(_:for:)`.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showToolbar(visibility, bars)
  }

  /// The newer name of `toolbarBackground(_:for:)` with a visibility.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    showToolbarBackground(visibility, bars)
  }

  private func showToolbar(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isHidden = visibility == .hidden && bars.includeWindowToolbar
    return modifier(PreferenceModifier<ToolbarKey> { _ in isHidden ? .transform { $0 = [] } : .pass })
  }

  private func showToolbarBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let concerned = bars.includeWindowToolbar
    return modifier(PreferenceModifier<ToolbarBackgroundKey> { _ in concerned ? .offer(visibility) : .pass })
  }
}

/// Whether the window's toolbar has a background. The first of several siblings applies.
enum ToolbarBackgroundKey: PreferenceKey {
  static var defaultValue: Visibility? { nil }
  static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) { value = value ?? nextValue() }
}

extension [ToolbarPlacement] {
  /// Whether a modifier with these placements concerns the window's toolbar.
  fileprivate var includeWindowToolbar: Bool {
    isEmpty || contains { $0 == .automatic || $0 == .windowToolbar }
  }
}

/// A bar of a window.
public struct ToolbarPlacement: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, windowToolbar, navigationBar, bottomBar, tabBar }
  private let kind: Kind

  /// The platform's default: the toolbar of the window.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The toolbar of the window.
  public static let windowToolbar = ToolbarPlacement(kind: .windowToolbar)
  /// The toolbar of the window.
  public static let navigationBar = ToolbarPlacement(kind: .windowToolbar)
  /// A bar at the bottom, which desktop windows don't have.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar of a tab view, which can't be hidden.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

private struct ToolbarModifier: ViewModifier {
  let items: AnyView

  func body(content: Content) -> some View {
    content
    items
  }
}
