import OrielCore

/// What widgets stand in, and what others are presented above: a window, or something presented.
@MainActor package protocol HeadlessSurface: PlatformSurface {
  /// What it contains, in order.
  var content: [TestWidget] { get }
  /// What it stands above; nil for a window.
  var parentSurface: (any HeadlessSurface)? { get }
  /// The window that it is, or above which it stands.
  var window: HeadlessWindow? { get }
  /// What kind of surface it is, as a word.
  var noun: String { get }
  /// The surface in a few words.
  var describedBriefly: String { get }
}

extension HeadlessSurface {
  /// Whether it is this surface, or stands above it, directly or not.
  func isAtOrAbove(_ other: any HeadlessSurface) -> Bool {
    var surface: (any HeadlessSurface)? = self
    while let current = surface {
      if current === other { return true }
      surface = current.parentSurface
    }
    return false
  }
}

/// Widgets in an order: the content of a window, or of something presented.
@MainActor package final class HeadlessContent: WidgetContainer {
  /// What is in it, in order.
  var widgets: [TestWidget] { list.all }
  private var list = WidgetList<TestWidget>()
  /// What it is the content of.
  weak var surface: (any HeadlessSurface)?
  private unowned let platform: HeadlessPlatform

  init(on platform: HeadlessPlatform) { self.platform = platform }

  package func insert(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    let widget = TestWidget.own(widget)
    list.place(widget, after: sibling, in: name)
    widget.standsIn = surface
    platform.changes.inserted += 1
    platform.recordChange(.inserted(widget.describedBriefly, into: name))
  }

  package func move(_ widget: any PlatformWidget, after sibling: (any PlatformWidget)?) {
    let widget = TestWidget.own(widget)
    list.take(widget, from: name)
    list.place(widget, after: sibling, in: name)
    platform.changes.moved += 1
    platform.recordChange(.moved(widget.describedBriefly, in: name))
  }

  package func remove(_ widget: any PlatformWidget) {
    let widget = TestWidget.own(widget)
    list.take(widget, from: name)
    widget.standsIn = nil
    platform.changes.removed += 1
    platform.recordChange(.removed(widget.describedBriefly, from: name))
  }

  private var name: String { surface?.describedBriefly ?? "what is gone" }
}
