import Foundation
import OrielCore

/// A widget that exists as values only: what it shows, what it contains, how large it is, and how often it was touched.
@MainActor package class TestWidget: PlatformWidget {
  /// Which one it is, in the order in which the platform made them.
  package let id: Int
  /// What the widget shows: what the graph told it last, or what the person has made of it since.
  package var element: any TestableElement { preconditionFailure("\(Self.self) shows no element") }
  /// The attributes that the graph told it last.
  package final private(set) var attributes: WidgetAttributes
  /// What it contains; nil where its kind contains nothing, or its view is gone.
  package private(set) final lazy var content: HeadlessContent? = element.contentArrangement.map {
    HeadlessContent($0, of: self, on: platform)
  }
  /// Its place in layout.
  package private(set) weak var leaf: LeafNode?
  /// Where its content stands in it, since it was laid out last.
  package private(set) final var contentArea = CGRect.zero
  /// The width of the column that an inspector takes at its trailing edge.
  final var columnWidth = 0.0 { didSet { if columnWidth != oldValue { leaf?.setNeedsLayout() } } }
  /// How often it was told to change and really did.
  package private(set) var changes = WidgetChanges()
  /// Whether the view is gone.
  package private(set) var isDisposed = false
  /// Whether the view is gone, though the widget is still seen.
  package private(set) var isRetired = false

  fileprivate final weak var sink: (any WidgetEventSink)?
  fileprivate final unowned let platform: HeadlessPlatform

  init(id: Int, _ attributes: WidgetAttributes, sink: any WidgetEventSink, platform: HeadlessPlatform) {
    self.id = id
    self.attributes = attributes
    self.sink = sink
    self.platform = platform
  }

  /// Whether its view shows as the one thing in it.
  var isTransparent: Bool { false }

  /// What a test finds it as; nil where it isn't on the screen.
  package var view: TestView? {
    guard let leaf else { return nil }
    return TestView(leaf) ?? TestView.views(in: leaf).first
  }

  /// The window or presentation that it is in, be it in other widgets.
  package var surface: (any HeadlessSurface)? { leaf?.headlessSurface }

  /// Whether the keyboard's focus can go there.
  var canTakeFocus: Bool { !isDisposed && !isRetired && element.takesInput == true && view?.isVisible == true }

  /// The widget in a few words, such as `button "Delete"`.
  var describedBriefly: String { view?.describedBriefly ?? element.kind.noun }

  /// Whether it has the keyboard's focus.
  package var hasFocus: Bool { platform.focused === self }

  package func apply(_ attributes: WidgetAttributes) {
    guard attributes != self.attributes else { return }
    self.attributes = attributes
    count { $0.updated += 1 }
    platform.recordChange(.updated(describedBriefly))
  }

  package func setFocus(_ isFocused: Bool) {
    if isFocused { platform.moveFocus(to: self) } else if hasFocus { platform.moveFocus(to: nil) }
  }

  package func retire() {
    isRetired = true
    sink = nil
    platform.forgetFocus(of: self)
  }

  package func dispose() {
    isDisposed = true
    sink = nil
    content?.surface.endMotion()
    content = nil
    platform.forgetFocus(of: self)
    count { $0.disposed += 1 }
  }

  package func makeLeaf() -> LeafNode {
    let leaf = makeNode()
    leaf.widget = self
    content?.surface.boundary = leaf
    self.leaf = leaf
    return leaf
  }

  private func makeNode() -> LeafNode {
    guard element.isSizedByContent, let content else { return LeafNode(self) }
    return BoundaryNode(content.surface)
  }

  package func insert(_ node: LayoutNode, after sibling: LayoutNode?) { requiredContent.insert(node, after: sibling) }
  package func move(_ node: LayoutNode, after sibling: LayoutNode?) { requiredContent.move(node, after: sibling) }
  package func remove(_ node: LayoutNode) { requiredContent.remove(node) }

  private var requiredContent: HeadlessContent {
    guard let content else { preconditionFailure("\(describedBriefly) contains nothing") }
    return content
  }

  // MARK: Layout

  private var measures: ElementMeasures {
    ElementMeasures(font: platform.metrics, content: content?.surface, columnWidth: columnWidth)
  }

  /// Gives what it contains its place, in a widget of this size.
  final func layOutContent(in size: CGSize) {
    guard let content else { return }
    guard let area = element.contentArea(in: size, measures) else { return content.root.withdraw() }
    contentArea = area
    content.surface.layoutCompletely(in: area.size)
  }

  /// What it contains may have to stand in another way.
  fileprivate final func elementDidChange() {
    if let content, let arrangement = element.contentArrangement { arrangement.arrange(content.surface) }
    leaf?.setNeedsLayout()
  }

  // MARK: What the user does

  /// Clicks it, or presses its keyboard shortcut. Returns whether that does anything.
  package func tap() -> Bool { element.tap(on: self) }

  /// Presses Return in it. Returns whether that does anything.
  package func pressReturn() -> Bool { element.pressReturn(on: self) }

  /// Whether it is a field.
  package var takesText: Bool { element.isField }

  /// Replaces its text.
  package func replaceText(with text: String) { element.replaceText(with: text, on: self) }

  /// Has the view hear of something that the platform raises by itself, such as of another size.
  package func raise<Event: WidgetEvent>(_ event: Event) {
    platform.version += 1
    sink?.handle(event)
  }

  /// Has the view hear of the keyboard's focus.
  func focusDidChange(_ isFocused: Bool) {
    platform.version += 1
    sink?.focusDidChange(isFocused)
  }

  /// Shows what an event makes of the element, and hands the event to the view.
  fileprivate final func send<Kind: TestableElement>(_ event: Kind.Event?, to element: Kind) -> Bool {
    guard let event else { return false }
    platform.version += 1
    var element = element
    element.apply(event)
    show(element)
    sink?.handle(event)
    return true
  }

  /// Takes over what the user has made of the widget.
  func show(_ element: any Element) {}

  fileprivate final func count(_ change: (inout WidgetChanges) -> Void) {
    change(&changes)
    change(&platform.changes)
  }
}

extension TestWidget: @MainActor LeafSizing {
  package var sensitivity: Axis.Set { element.sensitivity(measures) }
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal, measures) }
  package func baselines(in size: CGSize) -> TextBaselines? { element.baselines(in: size, measures) }
}

/// A widget of one kind.
@MainActor package final class TestElementWidget<WidgetElement: Element>: TestWidget, ElementWidget {
  private var shown: WidgetElement

  init(
    id: Int, _ element: WidgetElement, _ attributes: WidgetAttributes, sink: any WidgetEventSink,
    platform: HeadlessPlatform
  ) {
    shown = element
    super.init(id: id, attributes, sink: sink, platform: platform)
  }

  override package var element: any TestableElement {
    guard let element = shown as? any TestableElement else {
      preconditionFailure("a headless screen doesn't know \(WidgetElement.self)")
    }
    return element
  }

  override var isTransparent: Bool { WidgetElement.self == GroupElement.self }

  package func update(_ element: WidgetElement) {
    guard element != shown else { return }
    shown = element
    elementDidChange()
    count { $0.updated += 1 }
    platform.recordChange(.updated(describedBriefly))
  }

  override func show(_ element: any Element) {
    guard let element = element as? WidgetElement else { return }
    shown = element
    elementDidChange()
  }
}

extension TestableElement {
  fileprivate var isField: Bool { textEvent("") != nil }

  @MainActor fileprivate func tap(on widget: TestWidget) -> Bool { widget.send(tapEvent, to: self) }

  @MainActor fileprivate func pressReturn(on widget: TestWidget) -> Bool { widget.send(returnEvent, to: self) }

  @MainActor fileprivate func replaceText(with text: String, on widget: TestWidget) {
    _ = widget.send(textEvent(text), to: self)
  }
}
