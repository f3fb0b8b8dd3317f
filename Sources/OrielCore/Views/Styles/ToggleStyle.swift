/// How toggles look, and what the user does to turn them.
///
/// The body is shown in place of the toggle. It reads and writes `configuration.isOn`, or hands on the binding
/// `configuration.$isOn`; `Toggle(configuration)` is the toggle itself, in the style that is in force around this one.
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
/// The body runs when the configuration changes, or anything that it read, `isOn` included. Each toggle has the style's
/// states of its own.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What the style is told of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes what is shown in place of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` is told of a toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label. It can stand in several places of a body.
  public struct Label: View, ConfigurationPart {
    /// What the toggle was given.
    public typealias Body = Never

    let source: ModifierContentSource

    /// Puts it into the graph.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on: reading and writing it reads and writes the toggle's binding.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values of which some are on and some are off.
  public var isMixed: Bool { mixed?.wrappedValue ?? false }
  let mixed: Binding<Bool>?

  init(label: Label, isOn: Binding<Bool>, mixed: Binding<Bool>?) {
    self.label = label
    self.mixed = mixed
    _isOn = isOn
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked for, in the style that is in force around that one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.mixed, label: configuration.label)
  }
}

extension View {
  /// Sets how the toggles in this view look and react. Of several styles, the innermost counts.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(style, ToggleStyleKey.self, ToggleBody<S>.self)
  }
}

private enum ToggleBody<S: ToggleStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: ToggleStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The place of the toggles' style in the environment.
enum ToggleStyleKey: StyleKey {
  typealias Configuration = ToggleStyleConfiguration

  static var defaultValue: StyleChoice<ToggleElement.Style, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: ToggleElement.Style] = [
    ObjectIdentifier(DefaultToggleStyle.self): .automatic,
    ObjectIdentifier(SwitchToggleStyle.self): .switch,
    ObjectIdentifier(CheckboxToggleStyle.self): .checkbox,
    ObjectIdentifier(ButtonToggleStyle.self): .button,
  ]
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

// MARK: The desktop's looks

/// The desktop's usual look: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A toggle with the look.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A switch after its label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A toggle with the look.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A check mark before its label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A toggle with the look.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A toggle with the look.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration).toggleStyle(self) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The desktop's usual look.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A check mark.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
