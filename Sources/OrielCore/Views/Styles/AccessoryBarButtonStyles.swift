/// A button in a bar of filters above content. In GTK: the class `flat`, and a small button.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).controlSize(.small).buttonStyle(.borderless)
  }
}

/// A button for an action in a bar above content, such as one that saves a search. In GTK: a small button with a border.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).controlSize(.small).buttonStyle(.bordered)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button in a bar of filters above content.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button for an action in a bar above content.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
