import FoundationEssentials

/// The shape of a button with a border.
public struct ButtonBorderShape: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// As the theme draws it.
    case theme
    case capsule
    case circle
    case rounded(radius: Double)
  }
  package let kind: Kind

  /// The platform's default: the shape of the theme.
  public static var automatic: ButtonBorderShape { ButtonBorderShape(kind: .theme) }
  /// Semicircles at both ends.
  public static var capsule: ButtonBorderShape { ButtonBorderShape(kind: .capsule) }
  /// A rectangle with rounded corners: the shape of the theme.
  public static var roundedRectangle: ButtonBorderShape { ButtonBorderShape(kind: .theme) }
  /// A rectangle with corners of a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius: max(radius, 0)))
  }
  /// A circle around the label.
  public static var circle: ButtonBorderShape { ButtonBorderShape(kind: .circle) }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
  /// The shape of buttons with a border.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the buttons with a border in this view: those with the style `automatic`, `bordered` or
  /// `borderedProminent`.
  ///
  /// In GTK, a `border-radius` of the button. With `circle` the button is as wide as it is high.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
