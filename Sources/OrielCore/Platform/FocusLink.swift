/// The node of a focusable widget.
@MainActor package protocol FocusHolder: AnyObject {
  /// Runs a closure after the graph has been updated.
  func afterUpdates(_ work: @escaping @MainActor () -> Void)
}

/// Binds a widget's focus to a focus state.
@MainActor package final class FocusLink: Equatable {
  private weak var node: (any FocusHolder)?
  private var widget: (any PlatformWidget)?
  private var isFocused = false
  private var wantsFocus = false
  /// Whether a widget that the keyboard doesn't reach gets the focus too.
  var admitsAnyView = false
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
    // The focus is lost with the widget, which doesn't report it.
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

  /// Moves the focus to the widget, or away from it, unless it is there already.
  func request(_ wants: Bool) {
    wantsFocus = wants
    guard wants != isFocused, let widget else { return }
    node?.afterUpdates { widget.setFocus(wants) }
  }
}

/// The focus bindings of a view, the innermost first.
package struct FocusLinks: Equatable {
  private var links: [FocusLink]

  init(_ inner: FocusLinks?, _ link: FocusLink) { links = (inner?.links ?? []) + [link] }

  /// Whether the widget can have the focus even if the keyboard doesn't reach it.
  @MainActor package var admitAnyView: Bool { links.contains(where: \.admitsAnyView) }

  @MainActor func attach(_ node: any FocusHolder, _ widget: any PlatformWidget) {
    for link in links { link.attach(node, widget) }
  }

  @MainActor func detach(_ node: any FocusHolder) {
    for link in links { link.detach(node) }
  }

  @MainActor func focusChanged(_ isFocused: Bool, at node: any FocusHolder) {
    for link in links { link.focusChanged(isFocused, at: node) }
  }
}
