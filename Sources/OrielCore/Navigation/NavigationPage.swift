/// Shows or hides a page. A hidden page keeps its state. Its views have disappeared, and set neither the title nor the
/// toolbar of the window.
///
/// A page that is covered by others of its stack still sets the window's color scheme, unless one of them sets another.
struct PageModifier: ViewModifier {
  let isShown: Bool
  /// Whether the page stays in its place while its removal is animated.
  var leavesInMotion = false
  /// Whether the page is hidden because others cover it.
  var isCovered = false

  func body(content: Content) -> some View {
    let isHidden = !isShown
    VStack { content }
      .modifier(PageVisibility(isShown: isShown))
      .modifier(PageLayout(isShown: isShown, leavesInMotion: leavesInMotion))
      .modifier(PreferenceModifier<NavigationHeadingKey> { _ in isHidden ? .omit : .pass })
      .modifier(PreferenceModifier<WindowTargetsKey> { _ in isHidden ? .omit : .pass })
      .modifier(PreferenceModifier<ToolbarKey> { _ in isHidden ? .omit : .pass })
      .modifier(PreferenceModifier<ToolbarBackgroundKey> { _ in isHidden ? .omit : .pass })
      .modifier(PreferenceModifier<BackButtonHiddenKey> { _ in isHidden ? .omit : .pass })
      .modifier(PreferenceModifier<StackedPagesKey> { _ in isHidden ? .omit : .pass })
      .modifier(
        PreferenceModifier<PreferredColorSchemeKey> { [isCovered] _ in
          isCovered ? .adjust { $0?.isCovered = true } : isHidden ? .omit : .pass
        })
  }
}

private struct PageLayout: LayoutModifier {
  let isShown: Bool
  let leavesInMotion: Bool

  func makeLayout() -> PageNode { PageNode(isShown: isShown, leavesInMotion: leavesInMotion) }
  func update(_ layout: PageNode) { layout.isShown = isShown }
}

private struct PageVisibility: ViewModifier, _Primitive {
  typealias Body = Never

  let isShown: Bool

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    PageVisibilityNode(view, in: context)
  }
}

@MainActor private final class PageVisibilityNode<Modified: View>: ModifierNode<Modified, PageVisibility> {
  private var scope: VisibilityScope?

  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    var context = context
    scope = VisibilityScope(isShown: modifier.isShown, in: context.visibility)
    context.visibility = scope
    return context
  }

  override func modifierDidChange(from old: PageVisibility) { scope?.show(modifier.isShown) }

  override func willUnmount() { scope?.end() }
}

/// A page of a stack.
@MainActor final class NavigationPage: Identifiable, TreeOwner {
  enum Content {
    /// The destination for a value.
    case value(AnyHashable)
    /// The destination of a link.
    case destination(LinkDestination)
  }

  let content: Content
  /// Called when the page has been removed.
  var didPop: (() -> Void)?
  private weak var model: NavigationModel?

  init(_ content: Content, in model: NavigationModel) {
    self.content = content
    self.model = model
  }

  nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }

  var value: AnyHashable? {
    if case .value(let value) = content { value } else { nil }
  }

  /// Removes the page and those above it.
  func close() { model?.pop(self) }
}

/// The destination of a link, which is updated with the link.
@MainActor final class LinkDestination {
  private let readers = DependencySource()
  private var make: () -> AnyView = { AnyView(EmptyView()) }

  /// Sets the views. Called whenever the link is updated.
  func update(_ make: @escaping () -> AnyView) {
    self.make = make
    readers.notifyReaders()
  }

  var view: AnyView {
    readers.recordRead()
    return make()
  }
}
