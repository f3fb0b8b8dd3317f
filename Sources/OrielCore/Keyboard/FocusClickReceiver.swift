/// Marks a view that takes the keyboard focus when it is clicked.
@MainActor final class FocusClickReceiver {
  /// The focus target of the view.
  func target(in node: InputNode) -> LeafNode? { node.focusTarget { $0.widget is any PlatformWidget } }
}
