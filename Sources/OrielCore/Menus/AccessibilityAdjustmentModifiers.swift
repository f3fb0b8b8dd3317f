/// The direction in which the user adjusts a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Towards greater values.
  case increment
  /// Towards smaller values.
  case decrement
}

extension View {
  /// Adds an action by which the user adjusts the value of a view that isn't a control.
  ///
  /// ```swift
  /// Stars(rating)
  ///   .accessibilityElement()
  ///   .accessibilityLabel("Rating")
  ///   .accessibilityValue("\(rating) of 5")
  ///   .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
  /// ```
  ///
  /// The view can be reached with Tab. The action runs when the user presses an arrow key while the focus is in the view:
  /// up and right increment, down and left decrement; right and left are exchanged in a right-to-left layout. GTK has no
  /// such action for assistive technology.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { modifier(AdjustableModifier(handler: handler)) }

  /// Adds an action by which the user scrolls a view that scrolls its content itself.
  ///
  /// The view can be reached with Tab. The action runs with `bottom` when the user presses Page Down while the focus is in
  /// the view, and with `top` when the user presses Page Up. GTK has no such action for assistive technology.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modifier(ReachableModifier())
      .onKeyPress(.pageDown) {
        handler(.bottom)
        return .handled
      }
      .onKeyPress(.pageUp) {
        handler(.top)
        return .handled
      }
  }
}

private struct AdjustableModifier: ViewModifier {
  @Environment(\.layoutDirection) private var layoutDirection
  let handler: (AccessibilityAdjustmentDirection) -> Void

  func body(content: Content) -> some View {
    content.modifier(ReachableModifier())
      .onMoveCommand { direction in
        let isForward =
          switch direction {
          case .up: true
          case .down: false
          case .right: layoutDirection == .leftToRight
          case .left: layoutDirection == .rightToLeft
          }
        handler(isForward ? .increment : .decrement)
      }
  }
}
