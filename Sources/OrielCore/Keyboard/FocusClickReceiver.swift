/// Moves the focus to the focus target in a view when the view is clicked.
@MainActor final class FocusClickReceiver {
  /// Moves the focus to the target in a node.
  func click(_ node: InputNode) {
    let target = node.focusTarget { $0.widget is any PlatformWidget }
    (target?.widget as? any PlatformWidget)?.setFocus(true)
  }
}
