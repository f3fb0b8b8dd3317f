/// A box around related views, with a title.
///
/// ```swift
/// GroupBox("Account") {
///   TextField("Name", text: $name)
///   Toggle("Visible", isOn: $isVisible)
/// }
/// ```
///
/// The views are arranged in a column. For assistive technology the box is a group, named by its title if that is a
/// `Text`, which is a heading of level 3. In GTK: a `GtkFrame`.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  /// The text of the title if a style has replaced the title view; otherwise nil.
  private var text: Text?

  /// Creates a box with a custom title view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      label.font(.headline).modifier(AttributeModifier(.accessibilityTitle(.h3)))
      GroupBoxArea(
        title: plainTitle?.resolved,
        content: VStack { content }.environment(\.linkHeight, EnvironmentValues.rowHeight))
    }
  }

  private var plainTitle: Text? { text ?? label as? Text }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { CompositeNode(view, in: context) }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a box with a verbatim title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the group box of a style's configuration, in the style that applies outside of that style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    text = configuration.text
  }
}

extension GroupBox: StyledView {
  typealias Key = GroupBoxStyleKey

  func makeConfiguration(in context: _NodeContext) -> GroupBoxStyleConfiguration {
    GroupBoxStyleConfiguration(
      label: GroupBoxStyleConfiguration.Label(label), content: GroupBoxStyleConfiguration.Content(content),
      text: plainTitle)
  }

  func update(_ configuration: inout GroupBoxStyleConfiguration, in context: _NodeContext) {
    configuration.label.update(label)
    configuration.content.update(content)
    configuration.text = plainTitle
  }
}

/// The box without its title.
private struct GroupBoxArea<Content: View>: PrimitiveView {
  typealias Body = Never

  let title: String?
  let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> { PrimitiveNode(view, in: context) }

  static var readsEnvironmentOnly: Bool { true }
  var contained: Content { content }
  func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  var stackAxis: Axis? { .vertical }
  func element(in context: ElementContext) -> GroupBoxElement { GroupBoxElement(title: title) }
}

/// A box around a view.
package struct GroupBoxElement: Element {
  /// The accessibility label.
  package var title: String?
}
