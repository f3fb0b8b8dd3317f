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
    if case .custom(let style) = context.environment.values[Key.self] {
      StyledNode(view, style, in: context)
    } else {
      makeNode()
    }
  }
}

/// The node of a view that a custom style replaces.
@MainActor private final class StyledNode<Root: StyledView>: StoredViewNode<Root> {
  typealias Style = CustomStyle<Root.Key.Look, Root.Key.Configuration>

  private var configuration: Root.Key.Configuration
  private var style: Style
  /// The environment of the body, in which the outer style applies.
  private let scope: EnvironmentScope
  private var child: _ViewNode<AnyView>?

  init(_ view: Root, _ style: Style, in context: _NodeContext) {
    configuration = view.makeConfiguration(in: context)
    self.style = style
    scope = EnvironmentScope(parent: context.environment, values: Self.values(inside: style))
    super.init(view, in: context)
    readStyle()
    var below = context.below(self)
    below.environment = scope
    if Root.configurationTakesAttributes { below.attributes = nil }
    child = AnyView._makeNode(self.style.body(of: configuration), in: below)
  }

  private static func values(inside style: Style) -> EnvironmentValues {
    var values = EnvironmentValues()
    values[Root.Key.self] = style.outer
    return values
  }

  private func readStyle() {
    trackingWithoutObjects {
      if case .custom(let style) = context.environment.values[Root.Key.self] { self.style = style }
    }
  }

  override func update(_ newView: Root) {
    view = newView
    newView.update(&configuration, in: context)
    refresh()
  }

  override func refresh() {
    StackGuard.check(at: self)
    isDirty = false
    readStyle()
    _ = scope.update(Self.values(inside: style))
    child?.update(style.body(of: configuration))
  }

  override var isReusable: Bool { child?.isReusable == true }

  override func unmountChildren() {
    child?.unmount()
    child = nil
  }

  override func forEachLayoutNode(_ body: (LayoutNode) -> Void) {
    StackGuard.check(at: self)
    child?.forEachLayoutNode(body)
  }

  override var lastLayoutNode: LayoutNode? {
    StackGuard.check(at: self)
    return child?.lastLayoutNode
  }
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
