/// Related controls in a row, close to each other.
///
/// ```swift
/// ControlGroup {
///   Button("Back", systemImage: "chevron.backward") { back() }
///   Button("Forward", systemImage: "chevron.forward") { forward() }
/// }
/// ```
///
/// Its label is the accessible name of the group.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let title: Text?

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    title = nil
  }

  /// Creates a group of controls with a localized name.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
    title = Text(titleKey)
  }

  /// Creates a group of controls with a verbatim name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.title = Text(title)
  }

  /// The controls.
  public var body: some View {
    if let title {
      HStack(spacing: 2) { content }.accessibilityLabel(title)
    } else {
      HStack(spacing: 2) { content }
    }
  }
}
