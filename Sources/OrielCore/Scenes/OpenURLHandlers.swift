import FoundationEssentials

/// The views of a window that handle URLs which are passed to the app.
@MainActor final class OpenURLHandlers {
  fileprivate var nodes: [any OpenURLHandler] = []
  /// URLs that were passed before a view could handle them.
  private var waiting: [URL] = []

  func handle(_ url: URL) {
    if nodes.isEmpty { waiting.append(url) }
    for node in nodes { node.handle(url) }
  }

  fileprivate func add(_ node: any OpenURLHandler) {
    nodes.append(node)
    let urls = waiting
    waiting = []
    for url in urls { node.handle(url) }
  }
}

@MainActor private protocol OpenURLHandler: AnyObject {
  func handle(_ url: URL)
}

private enum OpenURLHandlersKey: EnvironmentKey { static var defaultValue: OpenURLHandlers? { nil } }

extension EnvironmentValues {
  var openURLHandlers: OpenURLHandlers? {
    get { self[OpenURLHandlersKey.self] }
    set { self[OpenURLHandlersKey.self] = newValue }
  }
}

extension View {
  /// Adds an action that handles the URLs and files that the user opens with the app.
  ///
  /// The desktop passes them as command line arguments, also to a running instance, if the app's desktop file contains
  /// `Exec=app %U` and lists their types. They are handled in the frontmost window. If no window is open, the app's
  /// first window opens.
  ///
  /// - Parameter action: runs on the main actor, once for each URL. A URL that is passed before the view has appeared
  ///   is handled when it appears.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

private struct OpenURLModifier: ViewModifier, _Primitive {
  typealias Body = Never

  let action: (URL) -> Void

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    OpenURLNode(view, in: context)
  }
}

@MainActor private final class OpenURLNode<Modified: View>: ModifierNode<Modified, OpenURLModifier>, OpenURLHandler {
  override func didMakeContent() {
    graph.afterUpdates { [weak self] in
      guard let self, self.isMounted else { return }
      self.context.environment.values.openURLHandlers?.add(self)
    }
  }

  func handle(_ url: URL) { modifier.action(url) }

  override func willUnmount() { context.environment.values.openURLHandlers?.nodes.removeAll { $0 === self } }
}
