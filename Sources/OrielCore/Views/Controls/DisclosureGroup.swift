/// A view that shows or hides its content, with a label that the user clicks.
///
/// ```swift
/// DisclosureGroup("Advanced", isExpanded: $isExpanded) {
///   Toggle("Verbose", isOn: $isVerbose)
/// }
/// ```
///
/// The content is created when the group is expanded, and removed when it is collapsed. In a ``List``, the label is a
/// row, and each view of the content is an indented row; the Right key expands the focused row and the Left key
/// collapses it. In GTK: a flat `GtkButton` above the content; a row is announced as expanded or collapsed.
/// `disclosureGroupStyle(_:)` sets another appearance.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isInitiallyExpanded = false
  private let isExpanded: Binding<Bool>?
  fileprivate let content: () -> Content
  fileprivate let label: Label

  /// Creates a collapsed group that manages its own state.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group whose state is bound to a property.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  public var body: some View {
    DisclosureCore(isExpanded: isExpanded ?? $isInitiallyExpanded, content: content, label: label)
  }

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    guard context.makesRows, context.environment.values[DisclosureGroupStyleKey.self].look != nil else {
      return CompositeNode(view, in: context)
    }
    // Without the nodes of the group's body: a tree has as many groups as elements with children.
    return MappedNode(view, in: context) {
      DisclosureRows(isExpanded: $0.isExpanded, content: $0.content, label: $0.label)
    }
  }

  public static var _rowCount: Int? { nil }
}

extension DisclosureGroup where Label == Text {
  /// Creates a collapsed group with a localized label that manages its own state.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a localized label whose state is bound to a property.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a collapsed group with a verbatim label that manages its own state.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a group with a verbatim label whose state is bound to a property.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// A label behind the button that expands and collapses the rows below it.
struct ExpandableLabel<Label: View>: View {
  let expansion: RowExpansion
  let label: Label

  var body: some View {
    HStack(spacing: OutlineIndent.spacing) {
      Button {
        expansion.set(!expansion.isExpanded)
      } label: {
        DisclosureIndicator(isExpanded: expansion.isExpanded)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(DisclosureIndicator.label(isExpanded: expansion.isExpanded))
      .modifier(AttributeModifier(.accessibilityExpanded(expansion.isExpanded)))
      .frame(minWidth: OutlineIndent.indicator)
      label
    }
  }
}

/// The arrow that shows whether something is expanded.
struct DisclosureIndicator: View {
  let isExpanded: Bool

  /// The accessible name of a button that contains nothing else.
  static func label(isExpanded: Bool) -> Text {
    Text(LocalizedStringKey(isExpanded ? .disclosureCollapse : .disclosureExpand))
  }

  var body: some View {
    Image(systemName: isExpanded ? "chevron.down" : "chevron.forward").imageScale(.small).accessibilityHidden(true)
  }
}

/// The label and the content of a disclosure group in the platform's style.
struct DisclosureStack<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>
  let content: () -> Content
  let label: Label

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack(spacing: 6) {
          DisclosureIndicator(isExpanded: isExpanded.wrappedValue)
          label
        }
      }
      .buttonStyle(.borderless)
      .modifier(AttributeModifier(.accessibilityExpanded(isExpanded.wrappedValue)))
      if isExpanded.wrappedValue { VStack(alignment: .leading) { content() }.padding(.leading, 22) }
    }
  }

  static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    guard context.makesRows else { return CompositeNode(view, in: context) }
    return MappedNode(view, in: context) {
      DisclosureRows(isExpanded: $0.isExpanded, content: $0.content, label: $0.label)
    }
  }

  static var _rowCount: Int? { nil }
}

/// The rows of a disclosure group in a list.
private struct DisclosureRows<Label: View, Content: View>: View {
  @State private var isInitiallyExpanded = false
  @Environment(\.outlineLevel) private var level
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let label: Label

  var body: some View {
    let isExpanded = self.isExpanded ?? $isInitiallyExpanded
    let expansion = RowExpansion(isExpanded: isExpanded.wrappedValue) { isExpanded.wrappedValue = $0 }
    ExpandableLabel(expansion: expansion, label: label)
      ._trait(RowIndentKey.self, OutlineIndent.ofGroup(at: level))
      ._trait(RowExpansionKey.self, expansion)
    if expansion.isExpanded {
      content()
        .environment(\.outlineLevel, level + 1)
        ._trait(RowIndentKey.self, OutlineIndent.ofLeaf(at: level + 1))
    }
  }
}
