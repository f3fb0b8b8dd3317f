import FoundationEssentials

/// A view with a label, such as a row of a form that shows a value.
///
/// ```swift
/// LabeledContent("Version", value: "1.2")
/// LabeledContent("Size") { Text(size, format: .byteCount(style: .file)) }
/// ```
///
/// The label is at the leading edge, the content at the trailing edge, below the label where the width isn't enough for
/// both: in a narrow window, or with large text.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.labelsAreHidden) private var isLabelHidden
  @Environment(\.labelStandsBeside) private var isBeside

  /// Creates a view with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    LabeledStack {
      if !isLabelHidden {
        label
        LabelEnd()
      }
      if isBeside {
        content
      } else {
        content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
      }
    }
  }
}

/// A row of views, in which a `LabelEnd` separates the label from the content.
private struct LabeledStack<Content: View>: View, LayoutView {
  typealias Body = Never

  @ViewBuilder let content: Content

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }

  var contained: Content { content }
  func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  var stackAxis: Axis? { .horizontal }
  func makeLayout() -> LabeledNode { LabeledNode() }
  func update(_ layout: LabeledNode) {}
}

private struct LabelEnd: View, LayoutView {
  typealias Body = Never

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    LayoutViewNode.make(view, in: context)
  }

  func makeLayout() -> LabelEndNode { LabelEndNode(minLength: 0) }
  func update(_ layout: LabelEndNode) {}
}

extension LabeledContent: FormColumnControl {
  var columnLabel: Label { label }
}

extension LabeledContent: StyledView {
  typealias Key = LabeledContentStyleKey

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    columnNode(of: view, in: context) { node(of: view, in: context) { CompositeNode(view, in: context) } }
  }

  func makeConfiguration(in context: _NodeContext) -> LabeledContentStyleConfiguration {
    LabeledContentStyleConfiguration(
      label: LabeledContentStyleConfiguration.Label(label), content: LabeledContentStyleConfiguration.Content(content))
  }

  func update(_ configuration: inout LabeledContentStyleConfiguration, in context: _NodeContext) {
    configuration.label.update(label)
    configuration.content.update(content)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a view with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a view with a verbatim label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a verbatim text with a localized label.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a verbatim text with a verbatim label.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }
}
