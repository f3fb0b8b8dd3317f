import FoundationEssentials

extension View {
  /// Fills the area that a container offers this view with a style, behind the view, which is in the middle of it.
  ///
  /// ```swift
  /// WelcomeView().containerBackground(.blue.gradient, for: .window)
  /// ```
  ///
  /// - Parameters:
  ///   - style: the style, such as a color, a gradient or a material.
  ///   - container: the container whose content this view is.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(style)
  }

  /// Fills the area that a container offers this view with another view, behind this one. See
  /// ``View/containerBackground(_:for:)``.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
  }
}

/// A container whose background a view sets. See ``View/containerBackground(_:for:)``.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
  /// The page of a ``NavigationStack``.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The column of a ``NavigationSplitView``.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The page of a ``TabView``.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
