private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum ColumnsKey: EnvironmentKey { static var defaultValue: Int { SizeClasses.regular.columns } }
private enum WindowSizeClassesKey: EnvironmentKey { static var defaultValue: SizeClasses { .regular } }

extension EnvironmentValues {
  /// The horizontal size class: compact below a width of 500 application pixels, or more with larger text of the desktop.
  ///
  /// It is that of the window, or of the sheet that contains the view. Popovers and inspectors are compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class: compact up to a height of 360 application pixels.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The number of columns of a split view for which there is room beside each other, up to 3.
  var columnsBesideEachOther: Int {
    get { self[ColumnsKey.self] }
    set { self[ColumnsKey.self] = newValue }
  }

  /// The environment keys of the size classes.
  static var sizeClassKeys: [ObjectIdentifier] {
    [
      ObjectIdentifier(HorizontalSizeClassKey.self), ObjectIdentifier(VerticalSizeClassKey.self),
      ObjectIdentifier(ColumnsKey.self),
    ]
  }

  /// The size classes of the window or presentation that contains the view.
  package var sizeClasses: SizeClasses {
    get {
      SizeClasses(
        horizontal: horizontalSizeClass ?? .regular, vertical: verticalSizeClass ?? .regular,
        columns: columnsBesideEachOther)
    }
    set {
      columnsBesideEachOther = newValue.columns
      horizontalSizeClass = newValue.horizontal
      verticalSizeClass = newValue.vertical
    }
  }

  /// The size classes of the window, to which presentations adapt.
  package var windowSizeClasses: SizeClasses {
    get { self[WindowSizeClassesKey.self] }
    set { self[WindowSizeClassesKey.self] = newValue }
  }
}
