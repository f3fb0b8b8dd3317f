import OrielCore

/// A widget that exists as values only: what it shows, what it contains, and how often it was touched.
@MainActor package class TestWidget: PlatformWidget {
  /// Which one it is, in the order in which the platform made them.
  package let id: Int
  /// What the widget shows: what the graph told it last, or what the person has made of it since.
  package var element: any TestableElement { preconditionFailure("\(Self.self) shows no element") }
  /// The attributes that the graph told it last.
  package final private(set) var attributes: WidgetAttributes
  /// What it contains, in order.
  package var children: [TestWidget] { content.all }
  private var content = WidgetList<TestWidget>()
  /// The widget that it is in; nil for what stands in a window, or in something presented, itself.
  package private(set) weak var parent: TestWidget?
  /// What it stands in itself, where it has no parent.
  weak var standsIn: (any HeadlessSurface)?
  /// How often it was told to change and really did, and what its children went through.
  package private(set) var changes = WidgetChanges()
  /// Whether the view is gone.
  package private(set) var isDisposed = false

  fileprivate final weak var sink: (any WidgetEventSink)?
  fileprivate final unowned let platform: HeadlessPlatform

  init(id: Int, _ attributes: WidgetAttributes, sink: any WidgetEventSink, platform: HeadlessPlatform) {
    self.id = id
    self.attributes = attributes
    self.sink = sink
    self.platform = platform
  }

  /// The window or presentation that it is in, be it in other widgets.
  package var surface: (any HeadlessSurface)? {
    var widget = self
    while let parent = widget.parent { widget = parent }
    return widget.standsIn
  }

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

  package func dispose() {
    isDisposed = true
    sink = nil
    content.removeAll()
    platform.forgetFocus(of: self)
    count { $0.disposed += 1 }
  }

  package func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    let widget = TestWidget.own(widget)
    content.place(widget, after: sibling, in: describedBriefly)
    widget.parent = self
    count { $0.inserted += 1 }
    platform.recordChange(.inserted(widget.describedBriefly, into: describedBriefly))
  }

  package func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    let widget = TestWidget.own(widget)
    content.take(widget, from: describedBriefly)
    content.place(widget, after: sibling, in: describedBriefly)
    count { $0.moved += 1 }
    platform.recordChange(.moved(widget.describedBriefly, in: describedBriefly))
  }

  package func remove(_ widget: any PlatformWidget) {
    let widget = TestWidget.own(widget)
    content.take(widget, from: describedBriefly)
    widget.parent = nil
    count { $0.removed += 1 }
    platform.recordChange(.removed(widget.describedBriefly, from: describedBriefly))
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

  /// The widgets of this platform are all of this type: anything else is an error of the core.
  static func own(_ widget: any PlatformWidget) -> TestWidget {
    guard let widget = widget as? TestWidget else { preconditionFailure("a widget of another platform: \(widget)") }
    return widget
  }
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

  package func update(_ element: WidgetElement) {
    guard element != shown else { return }
    shown = element
    count { $0.updated += 1 }
    platform.recordChange(.updated(describedBriefly))
  }

  override func show(_ element: any Element) {
    if let element = element as? WidgetElement { shown = element }
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

extension WidgetList<TestWidget> {
  mutating func place(
    _ widget: TestWidget, after sibling: (any PlatformWidget)?, in container: @autoclosure @MainActor () -> String
  ) {
    if contains(widget) {
      let problem = "\(widget.described) is in \(container()) already"
      preconditionFailure(problem)
    }
    if let sibling, !contains(sibling) {
      let problem = "\(TestWidget.own(sibling).described) isn't in \(container())"
      preconditionFailure(problem)
    }
    insert(widget, after: sibling)
  }

  mutating func take(_ widget: TestWidget, from container: @autoclosure @MainActor () -> String) {
    if !contains(widget) {
      let problem = "\(widget.described) isn't in \(container())"
      preconditionFailure(problem)
    }
    remove(widget)
  }
}
