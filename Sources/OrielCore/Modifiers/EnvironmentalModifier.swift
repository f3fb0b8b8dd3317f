/// A modifier that depends on the environment of the view that it modifies.
///
/// ```swift
/// struct Compacted: EnvironmentalModifier {
///   func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///     Padded(length: environment.horizontalSizeClass == .compact ? 6 : 18)
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that is applied.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment. Called again when a value that it has read changes.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The view with the modifier for its environment.
  public func body(content: Content) -> _EnvironmentalBody<Self> {
    _EnvironmentalBody(modifier: self, content: content)
  }
}

/// A view with the modifier that an environmental modifier resolves to.
public struct _EnvironmentalBody<Modifier: EnvironmentalModifier>: View {
  @Environment(\.self) private var values
  let modifier: Modifier
  let content: _ViewModifier_Content<Modifier>

  init(modifier: Modifier, content: _ViewModifier_Content<Modifier>) {
    self.modifier = modifier
    self.content = content
  }

  public var body: some View { content.modifier(modifier.resolve(in: values)) }
}
