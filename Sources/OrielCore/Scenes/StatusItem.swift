/// The description of an item in the bar of the desktop.
package struct StatusItemRequest: Equatable {
  /// The name, for assistive technology, and where the desktop displays it. If there is no icon, it stands for it.
  package var title: String
  package var icon: ImageReference?
  /// The menu that a click opens; nil if a click activates the item instead.
  package var entries: [MenuEntry]?

  package init(title: String, icon: ImageReference? = nil, entries: [MenuEntry]? = nil) {
    self.title = title
    self.icon = icon
    self.entries = entries
  }
}

/// Receives the events of an item in the bar of the desktop.
@MainActor package protocol StatusItemEventSink: AnyObject {
  /// The user has chosen an entry of the menu.
  func statusItemDidChoose(_ path: MenuPath)
  /// The user has clicked an item without a menu.
  func statusItemDidActivate()
  /// The desktop has begun or ceased to display the item.
  func statusItemVisibilityDidChange()
}

/// An item in the bar of the desktop.
@MainActor package protocol PresentedStatusItem: AnyObject {
  /// Whether the desktop displays the item. Not every desktop has a place for them.
  var isShown: Bool { get }
  func update(_ request: StatusItemRequest)
  /// Removes the item. No events follow.
  func remove()
}

/// The capability of a platform to add items to the bar of the desktop.
@MainActor package protocol StatusItemPlatform: AnyObject {
  /// Adds an item. `sink` must be held weakly. It isn't called before the method has returned.
  func presentStatusItem(_ request: StatusItemRequest, sink: any StatusItemEventSink) -> any PresentedStatusItem
  /// Sets whether the app continues to run when it has no window. Initially, it doesn't.
  func setRunsWithoutWindows(_ runs: Bool)
}
