import Foundation
import OrielCore

/// A headless widget.
@MainActor package class TestWidget: PlatformWidget {
  /// The serial number of the widget.
  package let id: Int
  /// The current element, including changes by the user.
  package var element: any TestableElement { preconditionFailure("\(Self.self) has no element") }
  /// The current attributes.
  package final private(set) var attributes: WidgetAttributes
  /// The content; nil if the kind has none or the widget is disposed of.
  package private(set) final lazy var content: HeadlessContent? = element.contentArrangement.map {
    HeadlessContent($0, of: self, on: platform)
  }
  /// The controller of widgets that have more to do than to display the element.
  package fileprivate(set) final var controller: AnyObject?
  /// The layout node.
  package private(set) weak var leaf: LeafNode?
  /// Where the content is.
  private(set) final lazy var contentScroll = ContentScroll(of: self)
  /// The width of an inspector's column at the trailing edge.
  final var columnWidth = 0.0 { didSet { if columnWidth != oldValue { leaf?.setNeedsLayout() } } }
  /// The changes of the widget.
  package private(set) var changes = WidgetChanges()
  /// Whether the widget is disposed of.
  package private(set) var isDisposed = false
  /// Whether the view has been removed while its removal is still animated.
  package private(set) var isRetired = false

  /// The receiver of the widget's events.
  private(set) final weak var eventSink: (any WidgetEventSink)?
  final unowned let platform: HeadlessPlatform

  init(id: Int, _ attributes: WidgetAttributes, sink: any WidgetEventSink, platform: HeadlessPlatform) {
    self.id = id
    self.attributes = attributes
    eventSink = sink
    self.platform = platform
  }

  /// Whether queries find the only child instead of this widget.
  var isTransparent: Bool { false }

  /// The view of the widget; nil if it isn't on screen.
  package var view: TestView? {
    guard let leaf else { return nil }
    return TestView(leaf) ?? TestView.views(in: leaf).first
  }

  /// The window or presentation that contains the widget.
  package var surface: (any HeadlessSurface)? { leaf?.headlessSurface }

  /// Whether the widget can receive the keyboard focus.
  var canTakeFocus: Bool {
    let isReachable = element.takesInput == true || element.scrollsWithKeys || controller is HeadlessList
    return isReachable && isSeen
  }

  /// Whether the app can move the keyboard focus to the widget: also if it is no stop of Tab, but bound to the focus of
  /// assistive technology.
  var canBeGivenFocus: Bool { canTakeFocus || attributes.focus?.admitAnyView == true && isSeen }

  private var isSeen: Bool {
    guard !isDisposed, !isRetired else { return false }
    return view?.isVisible ?? leaf.map { !$0.isInHidden } ?? false
  }

  /// A short description, such as `button "Delete"`.
  var describedBriefly: String { view?.describedBriefly ?? element.kind.noun }

  /// Whether the element has the keyboard focus.
  package var hasFocus: Bool { platform.focused === self }

  package func apply(_ attributes: WidgetAttributes) {
    guard attributes != self.attributes else { return }
    self.attributes = attributes
    count { $0.updated += 1 }
    platform.recordChange(.updated(describedBriefly))
  }

  package var containsFocus: Bool {
    guard let focused = platform.focused else { return false }
    var next = focused.leaf.map { $0 as LayoutNode }
    while let node = next {
      if node.testWidget === self { return true }
      next = node.around
    }
    return false
  }

  package func setFocus(_ isFocused: Bool) {
    if isFocused, let list = controller as? HeadlessList, list.focusedRow?.index == nil { list.focusFirstRow() }
    if isFocused { platform.moveFocus(to: self) } else if hasFocus { platform.moveFocus(to: nil) }
  }

  package func retire() {
    isRetired = true
    eventSink = nil
    platform.forgetFocus(of: self)
  }

  package func dispose() {
    isDisposed = true
    eventSink = nil
    (controller as? HeadlessList)?.dispose()
    editor?.dispose()
    controller = nil
    content?.surface.endMotion()
    content = nil
    if hasFocus { platform.findFocus() }
    platform.forgetFocus(of: self)
    count { $0.disposed += 1 }
  }

  package func makeLeaf() -> LeafNode {
    let leaf = makeNode()
    leaf.widget = self
    leaf.takesPresses = element.takesInput != nil
    leaf.isPickable = !(element is FocusTargetElement)
    leaf.scrollAxes = content?.surface.scrollAxes ?? []
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
    guard let content else { preconditionFailure("\(describedBriefly) has no content") }
    return content
  }

  // MARK: Layout

  /// The context in which the element is measured.
  final var measures: ElementMeasures {
    ElementMeasures(
      font: platform.metrics, content: content?.surface, columnWidth: columnWidth,
      isHeightLimited: leaf?.isHeightLimited ?? false)
  }

  /// Updates the arrangement of the content.
  fileprivate final func elementDidChange() {
    if let content, let arrangement = element.contentArrangement { arrangement.arrange(content.surface) }
    leaf?.setNeedsLayout()
  }

  // MARK: Events

  /// Reports an event of the platform, such as a change of size.
  package func raise<Event: WidgetEvent>(_ event: Event) {
    platform.version += 1
    eventSink?.handle(event)
  }

  /// Reports a change of the keyboard focus.
  func focusDidChange(_ isFocused: Bool) {
    platform.version += 1
    eventSink?.focusDidChange(isFocused)
    editor?.focusDidChange(isFocused)
    element.reportFocus(isFocused, of: self)
  }

  /// Updates the element after a change by the user.
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

/// A headless widget of one kind.
@MainActor package final class TestElementWidget<WidgetElement: Element>: TestWidget, ElementWidget {
  private var shown: WidgetElement

  init(
    id: Int, _ element: WidgetElement, _ attributes: WidgetAttributes, sink: any WidgetEventSink,
    platform: HeadlessPlatform
  ) {
    shown = element
    super.init(id: id, attributes, sink: sink, platform: platform)
    controller = (element as? any TestableElement)?.makeController(of: self)
  }

  override package var element: any TestableElement {
    guard let element = shown as? any TestableElement else {
      preconditionFailure("there is no headless widget for \(WidgetElement.self)")
    }
    return element
  }

  override var isTransparent: Bool {
    if let group = element as? GroupElement { return !group.isNamedByContent }
    return WidgetElement.self == FocusTargetElement.self
  }

  package var shownElement: WidgetElement? { shown }

  package func update(_ element: WidgetElement) {
    // The app may have written what the user has selected.
    defer { editor?.elementDidChange() }
    guard element != shown else { return }
    shown = element
    elementDidChange()
    (controller as? HeadlessStyledEditor)?.elementDidChange()
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
  @MainActor fileprivate func reportFocus(_ isFocused: Bool, of widget: TestWidget) {
    if let event = focusEvent(isFocused) { widget.raise(event) }
  }
}
