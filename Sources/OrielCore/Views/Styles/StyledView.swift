/// A view that a custom style can replace.
@MainActor protocol StyledView: View {
  associatedtype Key: StyleKey
  /// Whether attributes of outer modifiers apply to the configuration. Otherwise they apply to the whole body.
  static var configurationTakesAttributes: Bool { get }
  /// Returns the configuration that is passed to a style.
  func makeConfiguration(in context: _NodeContext) -> Key.Configuration
  /// Updates the configuration from a new value of the view.
  func update(_ configuration: inout Key.Configuration, in context: _NodeContext)
}

extension StyledView {
  static var configurationTakesAttributes: Bool { false }

  /// The node of the view. `makeNode` creates the node for a built-in style.
  static func node(
    of view: Self, in context: _NodeContext, makeNode: () -> _ViewNode<Self>
  ) -> _ViewNode<Self> {
    if let style = style(in: context) { StyledNode(view, style, in: context) } else { makeNode() }
  }

  /// The style that replaces the view; nil if it is a built-in one that the view has a node for.
  private static func style(in context: _NodeContext) -> CustomStyle<Key.Look, Key.Configuration>? {
    if case .custom(let style) = context.environment.values[Key.self] { style } else { nil }
  }
}

/// The style that replaces a view, and what its body depends on.
@MainActor private struct AppliedStyle<Root: StyledView> {
  typealias Style = CustomStyle<Root.Key.Look, Root.Key.Configuration>

  var configuration: Root.Key.Configuration
  private var style: Style
  /// The environment of the body, in which the outer style applies.
  private let scope: EnvironmentScope

  init(_ view: Root, _ style: Style, in context: _NodeContext) {
    configuration = view.makeConfiguration(in: context)
    self.style = style
    scope = EnvironmentScope(parent: context.environment, values: Self.values(inside: style))
  }

  private static func values(inside style: Style) -> EnvironmentValues {
    var values = EnvironmentValues()
    values[Root.Key.self] = style.outer
    return values
  }

  var body: AnyView { style.body(of: configuration) }

  /// The context of the body.
  func context(below node: _GraphNode) -> _NodeContext {
    var below = node.context.below(node)
    below.environment = scope
    if Root.configurationTakesAttributes { below.attributes = nil }
    return below
  }

  /// Reads the style from the environment. A change of it refreshes the node.
  mutating func read(for node: _GraphNode) {
    let values = node.context.environment.values
    if case .custom(let style) = node.trackingWithoutObjects({ values[Root.Key.self] }) { self.style = style }
  }

  /// Reads the style again, and updates the environment of the body.
  mutating func refresh(for node: _GraphNode) {
    read(for: node)
    _ = scope.update(Self.values(inside: style))
  }
}

/// The node of a view that a custom style replaces.
@MainActor private final class StyledNode<Root: StyledView>: OuterNode<Root> {
  private var style: AppliedStyle<Root>

  init(_ view: Root, _ style: AppliedStyle<Root>.Style, in context: _NodeContext) {
    self.style = AppliedStyle(view, style, in: context)
    super.init(context: context)
    self.style.read(for: self)
    hold(AnyView.makePart(self.style.body, in: self.style.context(below: self)))
  }

  override func update(_ newView: Root) {
    newView.update(&style.configuration, in: context)
    refresh()
  }

  override func refresh() {
    StackGuard.check(at: self)
    isDirty = false
    style.refresh(for: self)
    updateChild(style.body)
  }

  override var isReusable: Bool { child?.isReusable == true }
}

/// A part of a control in the configuration of a style.
protocol ConfigurationPart: ContentPlaceholder {
  init(source: ModifierContentSource)
}

extension ConfigurationPart {
  init<Content: View>(_ content: Content) { self.init(source: TypedContentSource(content)) }

  /// Updates the part in each place where the style uses it. The content must have the same type as before.
  func update<Content: View>(_ content: Content) {
    unsafeDowncast(source, to: TypedContentSource<Content>.self).update(content)
  }

  /// Updates an optional part from a new value of the view.
  static func updated<Content: View>(_ part: Self?, _ content: Content?) -> Self? {
    guard let content else { return nil }
    guard let part else { return Self(content) }
    part.update(content)
    return part
  }
}

/// The action of a control: a stable object whose closure is replaced by updates.
@MainActor final class ControlAction {
  var run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) { self.run = run }
}
