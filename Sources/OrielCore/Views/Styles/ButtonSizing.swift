/// The width of buttons. See ``View/buttonSizing(_:)``.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, fitted, flexible }
  private let kind: Kind

  /// The platform's default: the width of the label.
  public static let automatic = ButtonSizing(kind: .automatic)
  /// The width of the label.
  public static let fitted = ButtonSizing(kind: .fitted)
  /// All of the width that is offered.
  public static let flexible = ButtonSizing(kind: .flexible)

  var fillsWidth: Bool { kind == .flexible }
}

private enum ButtonSizingKey: EnvironmentKey { static var defaultValue: ButtonSizing { .automatic } }

extension EnvironmentValues {
  /// The width of buttons.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of the buttons with a border in this view. Those without one have the width of their label.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
