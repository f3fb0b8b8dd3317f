/// How views of one kind look: in one of the platform's own ways, or as an app's style makes them.
enum StyleChoice<Look: Equatable, Configuration>: Equatable {
  case look(Look)
  case custom(CustomStyle<Look, Configuration>)

  /// The platform's own look, if it is one.
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

/// An app's style, with its type erased.
class CustomStyle<Look: Equatable, Configuration> {
  /// What is in force around the style, and therefore inside the bodies that it makes.
  let outer: StyleChoice<Look, Configuration>

  init(inside outer: StyleChoice<Look, Configuration>) { self.outer = outer }

  /// What the style makes of a control.
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

/// The place in the environment of the styles of one kind of view.
protocol StyleKey: EnvironmentKey where Value == StyleChoice<Look, Configuration> {
  associatedtype Look: Equatable
  associatedtype Configuration
  /// The platform's own looks, by the types of the styles that stand for them.
  static var looks: [ObjectIdentifier: Look] { get }
}

extension View {
  /// Puts a style into the environment.
  ///
  /// The type of a style says whether it is one of the platform's own looks. What is styled therefore finds out once, when
  /// its node is made; what the style holds may change as long as the type stays.
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
  /// Gives controls the platform's usual looks.
  mutating func resetStyles() {
    self[ButtonStyleKey.self] = ButtonStyleKey.defaultValue
    self[ToggleStyleKey.self] = ToggleStyleKey.defaultValue
    self[LabelStyleKey.self] = LabelStyleKey.defaultValue
    self[TextFieldStyleKey.self] = TextFieldStyleKey.defaultValue
  }
}
