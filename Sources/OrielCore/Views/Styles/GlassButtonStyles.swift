/// A button on glass. In GTK: a button with a border and round ends.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  /// Creates the style. The glass has no effect.
  public nonisolated init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonBorderShape(.capsule).buttonStyle(.bordered)
  }
}

/// A button on glass in the accent color. In GTK: a button of the class `suggested-action` with round ends.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonBorderShape(.capsule).buttonStyle(.borderedProminent)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A button on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A button on glass.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A button on glass in the accent color.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
