/// The shape of the border of text fields: see ``View/textInputBorderShape(_:)``.
public struct TextInputBorderShape: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case theme, capsule }
  package let kind: Kind

  /// The platform's default: that of the theme.
  public static var automatic: TextInputBorderShape { TextInputBorderShape(kind: .theme) }
  /// Round ends.
  public static var capsule: TextInputBorderShape { TextInputBorderShape(kind: .capsule) }
  /// Rounded corners, as the theme draws them.
  public static var roundedRectangle: TextInputBorderShape { TextInputBorderShape(kind: .theme) }
}

private enum TextInputBorderShapeKey: EnvironmentKey { static var defaultValue: TextInputBorderShape { .automatic } }

extension EnvironmentValues {
  var textInputBorderShape: TextInputBorderShape {
    get { self[TextInputBorderShapeKey.self] }
    set { self[TextInputBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the border of the text fields and secure fields in this view. The innermost modifier applies.
  ///
  /// A field that has no border, such as a `plain` one or one that fills the row of a form, isn't affected.
  public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    environment(\.textInputBorderShape, shape)
  }
}
