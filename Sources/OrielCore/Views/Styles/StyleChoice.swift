/// The style of one kind of view: a built-in style, or a custom one of the app.
enum StyleChoice<Look: Equatable, Configuration>: Equatable {
  case look(Look)
  case custom(CustomStyle<Look, Configuration>)

  /// The built-in style; nil if the style is a custom one.
  var look: Look? {
    if case .look(let look) = self { look } else { nil }
  }

  static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.look(let first), .look(let second)): first == second
    case (.custom(let first), .custom(let second)): first === second || first.isSame(as: second)
    case (.look, .custom), (.custom, .look): false
    }
  }
}

/// A type-erased custom style.
class CustomStyle<Look: Equatable, Configuration> {
  /// The style that applies outside of this one, and therefore within the bodies that it makes.
  let outer: StyleChoice<Look, Configuration>

  init(inside outer: StyleChoice<Look, Configuration>) { self.outer = outer }

  /// The body that the style makes for a control.
  @MainActor func body(of configuration: Configuration) -> AnyView { preconditionFailure("\(Self.self) is abstract") }

  func isSame(as other: CustomStyle) -> Bool { false }
}

private final class TypedStyle<Maker: StyleBodyMaker, Look: Equatable>: CustomStyle<Look, Maker.Configuration> {
  private let style: Maker.Style
  private let layout: TypeLayout

  @MainActor init(_ style: Maker.Style, inside outer: StyleChoice<Look, Maker.Configuration>) {
    self.style = style
    layout = TypeLayout.of(Maker.Style.self)
    super.init(inside: outer)
  }

  override func body(of configuration: Maker.Configuration) -> AnyView {
    AnyView(StyledBody<Maker>(style, configuration))
  }

  override func isSame(as other: CustomStyle<Look, Maker.Configuration>) -> Bool {
    guard let other = other as? TypedStyle else { return false }
    return layout.isSame(style, other.style) && outer == other.outer
  }
}

/// The environment key of the style of one kind of view, which `EnvironmentValues.defaultStyles` lists.
protocol StyleKey: EnvironmentKey where Value == StyleChoice<Look, Configuration> {
  associatedtype Look: Equatable
  associatedtype Configuration
  /// The looks of built-in styles, by their types.
  ///
  /// A view in one of these styles is created without a configuration and without a node for the style, as fast as a
  /// view without a style. The body of such a style is the view of its configuration in the same style, so that it can
  /// be a part of the body of an app's style.
  static var looks: [ObjectIdentifier: Look] { get }
  /// The look of a style; nil for a style whose body is shown.
  @MainActor static func look<Style>(of style: Style) -> Look?
}

extension StyleKey {
  static func look<Style>(of style: Style) -> Look? { looks[ObjectIdentifier(Style.self)] }
}

/// Sets the style of one kind of view in the environment.
///
/// The type of the style is part of the modifier's type. A view with a style of another type is another view, also in
/// an ``AnyView``, and is created again. A styled view therefore chooses its node once, when it is created: the
/// properties of its style may change, but not the type.
struct StyleModifier<Key: StyleKey, Maker: StyleBodyMaker>: EnvironmentChange
where Maker.Configuration == Key.Configuration {
  typealias Body = Never

  let style: Maker.Style

  func change(_ values: inout EnvironmentValues) {
    if let look = Key.look(of: style) {
      values[Key.self] = .look(look)
    } else {
      values[Key.self] = .custom(TypedStyle<Maker, Key.Look>(style, inside: values[Key.self]))
    }
  }
}

extension View {
  /// Sets a style in the environment.
  func style<Key: StyleKey, Maker: StyleBodyMaker>(
    _ style: Maker.Style, _ key: Key.Type, _ maker: Maker.Type
  ) -> ModifiedContent<Self, StyleModifier<Key, Maker>> {
    modifier(StyleModifier(style: style))
  }
}

extension EnvironmentValues {
  /// An environment with the default of each kind of style: it has none of the styles around it.
  static let defaultStyles: EnvironmentValues = {
    var values = EnvironmentValues()
    values.setDefault(ButtonStyleKey.self)
    values.setDefault(ControlGroupStyleKey.self)
    values.setDefault(DisclosureGroupStyleKey.self)
    values.setDefault(GaugeStyleKey.self)
    values.setDefault(GroupBoxStyleKey.self)
    values.setDefault(LabelStyleKey.self)
    values.setDefault(LabeledContentStyleKey.self)
    values.setDefault(ProgressViewStyleKey.self)
    values.setDefault(TextFieldStyleKey.self)
    values.setDefault(ToggleStyleKey.self)
    return values
  }()

  private mutating func setDefault<Key: StyleKey>(_ key: Key.Type) { self[key] = Key.defaultValue }
}
