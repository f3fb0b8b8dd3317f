/// The look of `glassEffect(_:in:)`.
///
/// The desktop has no glass that bends what is behind it. In its place, there is a ``Material``.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?

  /// A material that lets little through.
  public static let regular = Glass(kind: .regular)
  /// A material that lets much through.
  public static let clear = Glass(kind: .clear)
  /// No effect.
  public static let identity = Glass(kind: .identity)

  /// The glass in a color.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns the glass itself: on the desktop, it doesn't react to the pointer.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  /// The fill of the shape behind the view; nil without an effect.
  var material: Material? {
    switch kind {
    case .regular: .regular
    case .clear: .ultraThin
    case .identity: nil
    }
  }

  /// The color over the material.
  var overlay: Color { kind == .identity ? .clear : color?.opacity(0.4) ?? .clear }
}
