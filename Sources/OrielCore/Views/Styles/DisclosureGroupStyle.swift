/// A type that applies a custom appearance and interaction to all disclosure groups within a view.
///
/// ```swift
/// struct Quiet: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       Button(configuration.isExpanded ? "Hide" : "Show") { configuration.isExpanded.toggle() }
///       configuration.label
///       if configuration.isExpanded { configuration.content }
///     }
///   }
/// }
/// ```
///
/// A style draws the whole group, also in a ``List``, where each view of the body is a row. Groups within the content
/// have the style that applies outside of this one. For the same style, the body contains
/// `configuration.content.disclosureGroupStyle(self)`. See <doc:WritingStyles>.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a disclosure group that the style receives.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view that represents a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that a ``DisclosureGroupStyle`` receives.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label. A body can contain it several times.
  public struct Label: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }
  }

  /// The content of the group. It is created when a body shows it. In a list, each of its views is a row.
  public struct Content: View, ConfigurationPart {
    public typealias Body = Never

    let source: ModifierContentSource

    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
      PlaceholderNode(view, in: context)
    }

    public static var _rowCount: Int? { nil }
  }

  /// The group's label.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// Whether the group is expanded. Accessing it accesses the group's binding, or its own state.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension View {
  /// Sets the style of the disclosure groups within this view, with their interaction. The innermost style applies.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(style, DisclosureGroupStyleKey.self, DisclosureGroupBody<S>.self)
  }
}

private enum DisclosureGroupBody<S: DisclosureGroupStyle>: StyleBodyMaker {
  static func makeBody(_ style: S, _ configuration: DisclosureGroupStyleConfiguration) -> S.Body {
    style.makeBody(configuration: configuration)
  }
}

/// The environment key of the style of disclosure groups.
enum DisclosureGroupStyleKey: StyleKey {
  enum Look { case automatic }
  typealias Configuration = DisclosureGroupStyleConfiguration

  static var defaultValue: StyleChoice<Look, Configuration> { .look(.automatic) }

  static let looks: [ObjectIdentifier: Look] = [ObjectIdentifier(AutomaticDisclosureGroupStyle.self): .automatic]
}

/// A disclosure group whose state is known, which a style can replace.
struct DisclosureCore<Label: View, Content: View>: StyledView {
  typealias Key = DisclosureGroupStyleKey

  let isExpanded: Binding<Bool>
  let content: () -> Content
  let label: Label

  var body: some View { DisclosureStack(isExpanded: isExpanded, content: content, label: label) }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { CompositeNode(view, in: context) }
  }

  static var _rowCount: Int? { nil }

  func makeConfiguration(in context: _NodeContext) -> DisclosureGroupStyleConfiguration {
    DisclosureGroupStyleConfiguration(
      label: DisclosureGroupStyleConfiguration.Label(label),
      content: DisclosureGroupStyleConfiguration.Content(DeferredContent(make: content)), isExpanded: isExpanded)
  }

  func update(_ configuration: inout DisclosureGroupStyleConfiguration, in context: _NodeContext) {
    configuration = DisclosureGroupStyleConfiguration(
      label: configuration.label, content: configuration.content, isExpanded: isExpanded)
    configuration.label.update(label)
    configuration.content.update(DeferredContent(make: content))
  }
}

/// Content that is made when it is shown.
private struct DeferredContent<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

/// The platform's default style: the label behind an arrow, above the indented content.
///
/// In a ``List``, the label is a row, and each view of the content an indented row.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureStack(
      isExpanded: configuration.$isExpanded, content: { configuration.content }, label: configuration.label)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The platform's default style: the label behind an arrow, above the indented content.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
