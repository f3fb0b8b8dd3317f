/// A view that an app's style may take the place of.
@MainActor protocol StyledView: View {
  associatedtype Key: StyleKey
  /// Whether the configuration takes what modifiers say of the view. Otherwise that is said of all that the style makes.
  static var configurationTakesAttributes: Bool { get }
  /// What a style is told of the view.
  func makeConfiguration(in context: _NodeContext) -> Key.Configuration
  /// Takes over what a new value of the view says.
  func update(_ configuration: inout Key.Configuration, in context: _NodeContext)
}

extension StyledView {
  static var configurationTakesAttributes: Bool { false }

  /// The node of the view: `makeNode` makes that of the platform's own look.
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

/// Shows what an app's style makes of a view.
@MainActor private final class StyledNode<Root: StyledView>: StoredViewNode<Root> {
  typealias Style = CustomStyle<Root.Key.Look, Root.Key.Configuration>

  private var configuration: Root.Key.Configuration
  private var style: Style
  /// Inside its own body a style isn't in force any more.
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

/// A part of a control, as a style's configuration hands it to the style.
protocol ConfigurationPart: ContentPlaceholder {
  init(source: ModifierContentSource)
}

extension ConfigurationPart {
  init<Content: View>(_ content: Content) { self.init(source: TypedContentSource(content)) }

  /// Shows another value of the part, wherever the style has put it. It must be of the same type.
  func update<Content: View>(_ content: Content) {
    unsafeDowncast(source, to: TypedContentSource<Content>.self).update(content)
  }

  /// The part that may be missing, once the view has another value of it.
  static func updated<Content: View>(_ part: Self?, _ content: Content?) -> Self? {
    guard let content else { return nil }
    guard let part else { return Self(content) }
    part.update(content)
    return part
  }
}

/// What a control does, in an object that stays while the closure changes.
@MainActor final class ControlAction {
  var run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) { self.run = run }
}
