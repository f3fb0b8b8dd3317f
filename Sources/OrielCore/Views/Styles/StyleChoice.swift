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

/// The environment key of the style of one kind of view.
protocol StyleKey: EnvironmentKey where Value == StyleChoice<Look, Configuration> {
  associatedtype Look: Equatable
  associatedtype Configuration
  /// The built-in styles, by the types that select them.
  static var looks: [ObjectIdentifier: Look] { get }
}

extension View {
  /// Sets a style in the environment.
  ///
  /// The type of a style determines whether it is a built-in one. A styled view therefore chooses its node once, when
  /// it is created; the properties of a style may change, but not its type.
  func style<Key: StyleKey, Maker: StyleBodyMaker>(
    _ style: Maker.Style, _ key: Key.Type, _ maker: Maker.Type
  ) -> ModifiedContent<Self, EnvironmentModifier> where Maker.Configuration == Key.Configuration {
    modifier(
      EnvironmentModifier { values in
        if let look = Key.looks[ObjectIdentifier(Maker.Style.self)] {
          values[Key.self] = .look(look)
        } else {
          values[Key.self] = .custom(TypedStyle<Maker, Key.Look>(style, inside: values[Key.self]))
        }
      })
  }
}

extension EnvironmentValues {
  /// Resets all styles to the platform's defaults.
  mutating func resetStyles() {
    self[ButtonStyleKey.self] = ButtonStyleKey.defaultValue
    self[ToggleStyleKey.self] = ToggleStyleKey.defaultValue
    self[LabelStyleKey.self] = LabelStyleKey.defaultValue
    self[TextFieldStyleKey.self] = TextFieldStyleKey.defaultValue
  }
}
