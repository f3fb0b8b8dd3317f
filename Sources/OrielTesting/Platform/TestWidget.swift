import OrielCore

/// A widget that exists as values only: what it shows, what it contains, and how often it was touched.
@MainActor package final class TestWidget: PlatformWidget {
  /// Which one it is, in the order in which the platform made them.
  package let id: Int
  /// What the widget shows: what the graph told it last, or what the person has made of it since.
  package private(set) var element: Element
  /// The attributes that the graph told it last.
  package private(set) var attributes: WidgetAttributes
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

  private weak var sink: (any WidgetEventSink)?
  private unowned let platform: HeadlessPlatform

  init(
    id: Int, _ element: Element, _ attributes: WidgetAttributes, sink: any WidgetEventSink, platform: HeadlessPlatform
  ) {
    self.id = id
    self.element = element
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

  package func update(_ element: Element) {
    guard element != self.element else { return }
    self.element = element
    count { $0.updated += 1 }
    platform.recordChange(.updated(describedBriefly))
  }

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

  /// Hands an event to the view, as if a person had caused it.
  package func send(_ event: WidgetEvent) {
    platform.version += 1
    if case .toggled(let isOn) = event, case .toggle(var toggle) = element {
      toggle.isOn = isOn
      element = .toggle(toggle)
    }
    if case .textChanged(let text) = event, case .textField(var field) = element {
      field.text = text
      element = .textField(field)
    }
    sink?.handle(event)
  }

  private func count(_ change: (inout WidgetChanges) -> Void) {
    change(&changes)
    change(&platform.changes)
  }

  /// The widgets of this platform are all of this type: anything else is an error of the core.
  static func own(_ widget: any PlatformWidget) -> TestWidget {
    guard let widget = widget as? TestWidget else { preconditionFailure("a widget of another platform: \(widget)") }
    return widget
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
