/// The order of the entries of menus. See ``View/menuOrder(_:)``.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The platform's default: that of the declaration.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first entry is the nearest to the pointer on platforms whose menus open upward.
  public static let priority = MenuOrder(name: "priority")
  /// That of the declaration.
  public static let fixed = MenuOrder(name: "fixed")
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The order of the entries of menus, which has no effect: see ``View/menuOrder(_:)``.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Has no effect on the desktop, whose menus have the order of the declaration wherever they open.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
