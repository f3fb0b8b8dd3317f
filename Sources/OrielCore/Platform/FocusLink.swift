/// The node of a widget that can have the focus.
@MainActor package protocol FocusHolder: AnyObject {
  /// Has this done when the graph is up to date.
  func afterUpdates(_ work: @escaping @MainActor () -> Void)
}

/// Connects a widget's focus with a focus state.
@MainActor package final class FocusLink: Equatable {
  private weak var node: (any FocusHolder)?
  private var widget: (any PlatformWidget)?
  private var isFocused = false
  private var wantsFocus = false
  var focusDidChange: (Bool) -> Void = { _ in }

  package nonisolated static func == (first: FocusLink, second: FocusLink) -> Bool { first === second }

  func attach(_ node: any FocusHolder, _ widget: any PlatformWidget) {
    guard self.node == nil else { return }
    self.node = node
    self.widget = widget
    if wantsFocus { request(true) }
  }

  func detach(_ node: any FocusHolder) {
    guard self.node === node else { return }
    self.node = nil
    widget = nil
    // Gone with what had it; nobody else says so.
    guard isFocused else { return }
    isFocused = false
    wantsFocus = false
    focusDidChange(false)
  }

  func focusChanged(_ isFocused: Bool, at node: any FocusHolder) {
    guard self.node === node, self.isFocused != isFocused else { return }
    self.isFocused = isFocused
    wantsFocus = isFocused
    focusDidChange(isFocused)
  }

  /// Moves the focus to the widget, or away from it, where it isn't so already.
  func request(_ wants: Bool) {
    wantsFocus = wants
    guard wants != isFocused, let widget else { return }
    node?.afterUpdates { widget.setFocus(wants) }
  }
}
