/// What the labels of items in toolbars show: see ``Scene/windowToolbarLabelStyle(_:)``.
public struct ToolbarLabelStyle: Hashable, Sendable {
  fileprivate enum Kind { case titleAndIcon, titleOnly, iconOnly }
  fileprivate let kind: Kind

  /// The icon, as in the desktop's own apps.
  public static let automatic = ToolbarLabelStyle(kind: .iconOnly)
  /// The title and the icon.
  public static let titleAndIcon = ToolbarLabelStyle(kind: .titleAndIcon)
  /// The title.
  public static let titleOnly = ToolbarLabelStyle(kind: .titleOnly)
  /// The icon.
  public static let iconOnly = ToolbarLabelStyle(kind: .iconOnly)
}

/// The style of the labels in a toolbar.
struct ToolbarItemLabelStyle: LabelStyle {
  let style: ToolbarLabelStyle

  func makeBody(configuration: Configuration) -> some View {
    switch style.kind {
    case .titleAndIcon: TitleAndIconLabelStyle().makeBody(configuration: configuration)
    case .titleOnly: TitleOnlyLabelStyle().makeBody(configuration: configuration)
    case .iconOnly: IconOnlyLabelStyle().makeBody(configuration: configuration)
    }
  }
}

private enum ToolbarLabelStyleKey: EnvironmentKey { static var defaultValue: ToolbarLabelStyle { .automatic } }

extension EnvironmentValues {
  /// What the labels of items in toolbars show.
  var toolbarLabelStyle: ToolbarLabelStyle {
    get { self[ToolbarLabelStyleKey.self] }
    set { self[ToolbarLabelStyleKey.self] = newValue }
  }
}
