/// A type that applies a custom appearance and interaction to all toggles within a view.
///
/// The view that `makeBody(configuration:)` returns replaces the toggle. It reads and writes `configuration.isOn`, or
/// passes on the binding `configuration.$isOn`. `Toggle(configuration)` is the toggle in the style that applies outside
/// of this one.
///
/// ```swift
/// struct CheckList: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
///       configuration.label
///     }
///     .buttonStyle(.plain)
///   }
/// }
/// ```
///
/// See <doc:WritingStyles> for when the body runs and for the state of a style.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a toggle that the style receives.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view that replaces a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that a ``ToggleStyle`` receives.
public struct ToggleStyleConfiguration {
  /// The toggle's label. A body can contain it several times.
  public struct Label: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on. Accessing it accesses the toggle's binding.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values of which some are on and some are off.
  public var isMixed: Bool { mixed?.wrappedValue ?? false }
  let mixed: Binding<Bool>?

  init(label: Label, isOn: Binding<Bool>, mixed: Binding<Bool>?) {
    self.label = label
    self.mixed = mixed
    _isOn = isOn
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style's configuration, in the style that applies outside of that style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.mixed, label: configuration.label)
  }
}

extension View {
  /// Sets the style of the toggles within this view, including their interaction. The innermost style applies.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(style, ToggleStyleKey.self, ToggleBody<S>.self)
  }
}

private enum ToggleBody<S: ToggleStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: ToggleStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The environment key of the toggle style.
enum ToggleStyleKey: StyleKey {
  typealias Configuration = ToggleStyleConfiguration

  struct Look: Equatable {
    var style: ToggleElement.Style
    /// The color that the style sets; nil for that of the environment.
    var tint: Color?
  }

  static var defaultValue: StyleChoice<Look, Configuration> { .look(Look(style: .automatic)) }

  static let looks: [ObjectIdentifier: Look] = [
    ObjectIdentifier(DefaultToggleStyle.self): Look(style: .automatic),
    ObjectIdentifier(SwitchToggleStyle.self): Look(style: .switch),
    ObjectIdentifier(CheckboxToggleStyle.self): Look(style: .checkbox),
    ObjectIdentifier(ButtonToggleStyle.self): Look(style: .button),
  ]

  static func look<Style>(of style: Style) -> Look? {
    guard var look = looks[ObjectIdentifier(Style.self)] else { return nil }
    if let style = style as? SwitchToggleStyle { look.tint = style.tint }
    return look
  }
}

extension Toggle: StyledView {
  typealias Key = ToggleStyleKey

  func makeConfiguration(in context: _NodeContext) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(label), isOn: isOn, mixed: isMixed)
  }

  func update(_ configuration: inout ToggleStyleConfiguration, in context: _NodeContext) {
    configuration = ToggleStyleConfiguration(label: configuration.label, isOn: isOn, mixed: isMixed)
    configuration.label.update(label)
  }
}

/// The platform's default style, a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A style with a switch after the label. In GTK: a `GtkSwitch`.
public struct SwitchToggleStyle: ToggleStyle {
  fileprivate let tint: Color?

  public nonisolated init() { tint = nil }
  /// Creates the style with a color of the switch while it is on. Use `tint(_:)` instead.
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A style with a check box before the label. In GTK: a `GtkCheckButton`.
public struct CheckboxToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A style with a button that stays pressed while the toggle is on. In GTK: a `GtkToggleButton`.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's default style.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style with a switch after the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style with a check box before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style with a button that stays pressed while the toggle is on. In GTK: a `GtkToggleButton`.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
