/// The node of a view that takes the keyboard focus when it is clicked.
package final class FocusClickNode: InputNode {
  var isEnabled: Bool

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  override package var isReceiver: Bool { isEnabled }

  /// The focus target of the view.
  var target: LeafNode? { focusTarget { $0.widget is any PlatformWidget } }
}
