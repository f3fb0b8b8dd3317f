extension View {
  /// Runs an action when a key is pressed while the view, or a view in it, has the keyboard focus.
  ///
  /// The modifiers of the focused view come first, before the keys that it handles itself; then come those of the views
  /// around it, from the innermost to the outermost, with keys that the focused view hasn't handled.
  ///
  /// ```swift
  /// Circle()
  ///   .focusable()
  ///   .onKeyPress(.space) {
  ///     isPlaying.toggle()
  ///     return .handled
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - key: the key, with any modifier keys.
  ///   - action: runs when the key is pressed, and when it is repeated. It returns whether it has handled the key.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action when a key is pressed, repeated or released. See ``View/onKeyPress(_:action:)``.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action when one of several keys is pressed, repeated or released. See ``View/onKeyPress(_:action:)``.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
  }

  /// Runs an action when any key is pressed, repeated or released. See ``View/onKeyPress(_:action:)``.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
  }

  /// Runs an action for keys whose characters fulfil a condition. Called by the variant that takes a `CharacterSet`.
  public func _onKeyPress(
    phases: KeyPress.Phases, matching: @escaping (Unicode.Scalar) -> Bool,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        matches: { !$0.characters.isEmpty && $0.characters.unicodeScalars.allSatisfy(matching) }, action: action))
  }

  /// Runs an action when the user presses Escape while the view, or a view in it, has the keyboard focus, and no view
  /// inside has handled the key.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      KeyCommandModifier { press in
        guard let action, press.key == .escape, press.isPlain else { return nil }
        return action
      })
  }

  /// Runs an action when the user presses Backspace or Delete while the view, or a view in it, has the keyboard focus,
  /// and no view inside has handled the key.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(
      KeyCommandModifier { press in
        guard let action, press.key == .delete || press.key == .deleteForward, press.isPlain else {
          return nil
        }
        return action
      })
  }

  /// Runs an action when the user presses an arrow key while the view, or a view in it, has the keyboard focus, and no
  /// view inside has handled the key. Otherwise, GTK moves the focus.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(
      KeyCommandModifier { press in
        guard let action, press.isPlain, let direction = MoveCommandDirection(press.key) else { return nil }
        return { action(direction) }
      })
  }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Sendable {
  /// The up arrow.
  case up
  /// The down arrow.
  case down
  /// The left arrow.
  case left
  /// The right arrow.
  case right

  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

private struct KeyPressModifier: LayoutModifier {
  let phases: KeyPress.Phases
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  final class Node: CommandNode {
    var modifier: KeyPressModifier

    init(_ modifier: KeyPressModifier) { self.modifier = modifier }

    override var precedesWidget: Bool { true }

    override func handle(_ press: KeyPress) -> KeyPress.Result {
      guard modifier.phases.contains(press.phase), modifier.matches(press) else { return .ignored }
      if !press.editsText { willAct() }
      return modifier.action(press)
    }
  }

  func makeLayout() -> Node { Node(self) }
  func update(_ layout: Node) { layout.modifier = self }

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> { KeyNode(view, in: context) }
}

/// Runs an action for certain keys.
struct KeyCommandModifier: LayoutModifier {
  /// The action for a key press; nil to ignore it.
  let action: (KeyPress) -> (() -> Void)?

  final class Node: CommandNode {
    var action: (KeyPress) -> (() -> Void)?

    init(_ action: @escaping (KeyPress) -> (() -> Void)?) { self.action = action }

    // Text fields have their own commands.
    override var precedesWidget: Bool { false }

    override func handle(_ press: KeyPress) -> KeyPress.Result {
      guard press.phase != .up, let action = action(press) else { return .ignored }
      willAct()
      action()
      return .handled
    }
  }

  func makeLayout() -> Node { Node(action) }
  func update(_ layout: Node) { layout.action = action }

  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, Self>> { KeyNode(view, in: context) }
}
