/// Related controls in a row, close to each other.
///
/// ```swift
/// ControlGroup {
///   Button("Back", systemImage: "chevron.backward") { back() }
///   Button("Forward", systemImage: "chevron.forward") { forward() }
/// }
/// ```
///
/// Its label is the accessible name of the group if it is a `Text`. In a ``Menu`` the controls are a section of
/// entries. `controlGroupStyle(_:)` sets another appearance.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  /// The configuration of the style around the group, if the group is made of one.
  private var outer: ControlGroupStyleConfiguration?

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates the control group of a style's configuration, in the style that applies outside of that style.
  public init(_ configuration: ControlGroupStyleConfiguration) where Content == ControlGroupStyleConfiguration.Content {
    content = configuration.content
    outer = configuration
  }

  public var body: some View { ControlRow(title: title, content: content) }

  private var title: Text? { outer?.text ?? (content as? any LabeledControls)?.title }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    node(of: view, in: context) { CompositeNode(view, in: context) }
  }
}

extension ControlGroup {
  /// Creates a group of controls with a label.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.init(content: { LabeledControlGroupContent(controls: content(), label: label()) })
  }

  /// Creates a group of controls with a localized name.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group of controls with a verbatim name.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }
}

extension ControlGroup: StyledView {
  typealias Key = ControlGroupStyleKey

  func makeConfiguration(in context: _NodeContext) -> ControlGroupStyleConfiguration {
    if let outer {
      return ControlGroupStyleConfiguration(
        content: content, label: outer.label, text: outer.text, hasLabel: outer.hasLabel)
    }
    if let labeled = content as? any LabeledControls { return labeled.makeConfiguration() }
    return ControlGroupStyleConfiguration(content: content, label: EmptyView(), hasLabel: false)
  }

  func update(_ configuration: inout ControlGroupStyleConfiguration, in context: _NodeContext) {
    if let labeled = content as? any LabeledControls { return labeled.update(&configuration) }
    configuration.content.update(content)
    guard let outer else { return }
    configuration.label.update(outer.label)
    configuration.text = outer.text
  }
}

/// The controls of a ``ControlGroup`` that has a label. You don't create it yourself.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  fileprivate let controls: Content
  fileprivate let label: Label

  /// The controls, without the label.
  public var body: some View { controls }
}

/// The content of a control group that has a label.
@MainActor private protocol LabeledControls {
  /// The label if it is a `Text`; otherwise nil.
  var title: Text? { get }
  func makeConfiguration() -> ControlGroupStyleConfiguration
  func update(_ configuration: inout ControlGroupStyleConfiguration)
}

extension LabeledControlGroupContent: LabeledControls {
  fileprivate var title: Text? { label as? Text }

  fileprivate func makeConfiguration() -> ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(content: controls, label: label, text: title, hasLabel: true)
  }

  fileprivate func update(_ configuration: inout ControlGroupStyleConfiguration) {
    configuration.content.update(controls)
    configuration.label.update(label)
    configuration.text = title
  }
}

/// Controls in a row; in a menu, a section of entries.
struct ControlRow<Content: View>: View {
  @Environment(\.isCollected) private var isCollected
  private let title: Text?
  private let spacing: CGFloat
  private let showsIconsOnly: Bool
  private let content: Content

  init(title: Text?, spacing: CGFloat = 2, showsIconsOnly: Bool = false, content: Content) {
    self.title = title
    self.spacing = spacing
    self.showsIconsOnly = showsIconsOnly
    self.content = content
  }

  var body: some View {
    if isCollected {
      Section {
        content
      } header: {
        title
      }
    } else if let title {
      row.accessibilityLabel(title)
    } else {
      row
    }
  }

  @ViewBuilder private var row: some View {
    if showsIconsOnly {
      HStack(spacing: spacing) { content }.labelStyle(.iconOnly)
    } else {
      HStack(spacing: spacing) { content }
    }
  }
}
