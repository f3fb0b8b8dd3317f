/// Mounts views that a native dialog shows, and collects what they come to: buttons, fields and text.
///
/// The views live in the graph as all others do, so state, environment, `if` and `ForEach` work inside them; only
/// their widgets are values.
@MainActor final class CollectedContent: WidgetContainer, WidgetPlatform {
  /// Called when something that was collected has changed.
  var didChange: (() -> Void)?

  private let graph: Graph
  private let environment: EnvironmentScope
  private var host: ViewHost?
  private var roots: [CollectedWidget] = []
  private var lastID = 0

  init(graph: Graph, environment: EnvironmentScope) {
    self.graph = graph
    self.environment = environment
  }

  func mount<Content: View>(_ content: Content) {
    let host = ViewHost(graph: graph, platform: self, container: self, environment: environment)
    self.host = host
    host.mount(content)
  }

  func update<Content: View>(_ content: Content) { host?.update(content) }

  func unmount() {
    host?.unmount()
    host = nil
    roots = []
  }

  // MARK: What was collected

  var buttons: [AlertButton] {
    var buttons: [AlertButton] = []
    for widget in roots {
      if let element = widget.description as? ButtonElement {
        var button = AlertButton(id: widget.id, label: widget.text, role: element.role)
        button.isEnabled = element.isEnabled
        button.shortcut = widget.attributes.shortcut
        buttons.append(button)
      } else if !(widget.description is TextFieldElement) {
        Diagnostics.warn(
          "only buttons and text fields can be actions of a dialog; a view of another kind is left out",
          once: "alert.actions.\(type(of: widget.description))")
      }
    }
    return buttons
  }

  var textFields: [AlertTextField] {
    roots.compactMap { widget in
      guard let element = widget.description as? TextFieldElement else { return nil }
      return AlertTextField(
        id: widget.id, label: element.label, prompt: element.prompt, text: element.text, isSecure: element.isSecure,
        isEnabled: element.isEnabled)
    }
  }

  /// The text of everything, a line for each view.
  var text: String { roots.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n") }

  func activate(_ id: Int) {
    roots.first { $0.id == id }?.sink?.handle(ButtonEvent.activated)
  }

  func setText(_ text: String, of id: Int) {
    roots.first { $0.id == id }?.sink?.handle(TextFieldEvent.textChanged(text))
  }

  // MARK: Platform

  func makeWidget<Kind: Element>(
    _ element: Kind, _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> any ElementWidget<Kind> {
    lastID += 1
    return CollectedElement(id: lastID, element, attributes, sink: sink) { [weak self] in self?.didChange?() }
  }

  func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    roots.insert(widget, after: sibling)
    didChange?()
  }

  func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    roots.removeWidget(widget)
    roots.insert(widget, after: sibling)
    didChange?()
  }

  func remove(_ widget: any PlatformWidget) {
    roots.removeWidget(widget)
    didChange?()
  }
}

/// A widget that is nothing but its description.
@MainActor private class CollectedWidget: PlatformWidget {
  /// Which one it is, wherever it moves.
  let id: Int
  final var description: any Element
  final private(set) var attributes: WidgetAttributes
  final private(set) weak var sink: (any WidgetEventSink)?
  final private var children: [CollectedWidget] = []
  fileprivate final let changed: () -> Void

  init(
    id: Int, _ description: any Element, _ attributes: WidgetAttributes, sink: any WidgetEventSink,
    changed: @escaping () -> Void
  ) {
    self.id = id
    self.description = description
    self.attributes = attributes
    self.sink = sink
    self.changed = changed
  }

  /// The text of this widget and those in it.
  var text: String {
    if let text = description as? TextElement { return text.string }
    return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  func apply(_ attributes: WidgetAttributes) {
    self.attributes = attributes
    changed()
  }

  func setFocus(_ isFocused: Bool) {}
  func dispose() { sink = nil }

  func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    children.insert(widget, after: sibling)
    changed()
  }

  func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    children.removeWidget(widget)
    children.insert(widget, after: sibling)
    changed()
  }

  func remove(_ widget: any PlatformWidget) {
    children.removeWidget(widget)
    changed()
  }
}

private final class CollectedElement<WidgetElement: Element>: CollectedWidget, ElementWidget {
  func update(_ element: WidgetElement) {
    description = element
    changed()
  }
}

extension [CollectedWidget] {
  @MainActor fileprivate mutating func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    guard let widget = widget as? CollectedWidget else { return }
    let index = sibling.flatMap { sibling in firstIndex { $0 === sibling } }.map { $0 + 1 } ?? 0
    insert(widget, at: index)
  }

  @MainActor fileprivate mutating func removeWidget(_ widget: any PlatformWidget) {
    removeAll { $0 === widget }
  }
}
