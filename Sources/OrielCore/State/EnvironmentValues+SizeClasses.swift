private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum WindowSizeClassesKey: EnvironmentKey { static var defaultValue: SizeClasses { .regular } }

extension EnvironmentValues {
  /// How much room there is across: compact up to a width of 450 pixels of the desktop's scale.
  ///
  /// It is that of the window, or of the sheet that the view is in; popovers and inspectors are compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is up and down: compact up to a height of 360 pixels of the desktop's scale.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The keys of both classes.
  static var sizeClassKeys: [ObjectIdentifier] {
    [ObjectIdentifier(HorizontalSizeClassKey.self), ObjectIdentifier(VerticalSizeClassKey.self)]
  }

  /// Both classes of what the view is in.
  package var sizeClasses: SizeClasses {
    get { SizeClasses(horizontal: horizontalSizeClass ?? .regular, vertical: verticalSizeClass ?? .regular) }
    set {
      horizontalSizeClass = newValue.horizontal
      verticalSizeClass = newValue.vertical
    }
  }

  /// The size classes of the window itself, by which presentations adapt.
  package var windowSizeClasses: SizeClasses {
    get { self[WindowSizeClassesKey.self] }
    set { self[WindowSizeClassesKey.self] = newValue }
  }
}
