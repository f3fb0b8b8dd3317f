/// A key press, as ``View/onKeyPress(phases:action:)`` reports it.
public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held down, and the keyboard repeats it.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has handled a key press.
  public enum Result: Sendable {
    /// No other view and no control receives the key press.
    case handled
    /// The key press is passed to the enclosing views.
    case ignored
  }

  /// The phase.
  public let phase: Phases
  /// The key, without modifier keys.
  public let key: KeyEquivalent
  /// The characters that the key types with the modifier keys.
  public let characters: String
  /// The modifier keys that are held down.
  public let modifiers: EventModifiers

  package init(_ key: KeyEquivalent, characters: String, modifiers: EventModifiers = [], phase: Phases = .down) {
    self.key = key
    self.characters = characters
    self.modifiers = modifiers
    self.phase = phase
  }
}

extension KeyPress {
  /// Whether no modifier key is held down that has a meaning for commands.
  package var isPlain: Bool { modifiers.isDisjoint(with: [.shift, .control, .option, .command]) }

  /// Whether the key types, deletes or moves the caret in a field.
  var editsText: Bool {
    modifiers.isDisjoint(with: [.control, .option, .command]) && key != .return && key != .escape && key != .tab
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The key, the modifiers and the phase.
  public var debugDescription: String {
    "KeyPress(key: \(key.character.debugDescription), modifiers: \(modifiers.rawValue), phase: \(phase.rawValue))"
  }
}

/// The node of a modifier that receives keys.
@MainActor final class KeyNode<Modified: View, Modifier: LayoutModifier>: LayoutModifierNode<Modified, Modifier>
where Modifier.Layout: CommandNode {
  override func didMake(_ layout: Modifier.Layout) {
    layout.willAct = { [weak self] in self?.graph.endEditing() }
  }
}

/// Passes key presses to the views around the focused widget.
@MainActor package enum KeyDispatcher {
  /// The stages of the dispatch.
  package enum Stage {
    /// Before the focused widget: the modifiers of the focused view itself.
    case before
    /// After the focused widget has ignored the key: all others, from the innermost to the outermost.
    case after
  }

  /// Performs an edit command as its keys do in the focused widget. Returns whether a view has handled it.
  static func perform(_ command: EditCommand, at leaf: LeafNode) -> Bool {
    perform(command.shortcut, at: leaf) { $0.perform(command) }
  }

  /// Opens the find bar of the focused editor as its keys do. Returns whether there is one, or a view has handled the keys.
  static func find(at leaf: LeafNode) -> Bool {
    FindCommand.find.shortcuts.first.map { perform($0, at: leaf) { $0.perform(FindCommand.find) } } ?? false
  }

  private static func perform(
    _ keys: KeyboardShortcut, at leaf: LeafNode, _ act: (any PlatformWidget) -> Bool
  ) -> Bool {
    var modifiers = keys.modifiers
    // On Linux, they are the same key.
    if modifiers.contains(.command) { modifiers.insert(.control) }
    let press = KeyPress(keys.key, characters: String(keys.key.character), modifiers: modifiers)
    return dispatch(press, at: leaf, .before) || (leaf.widget as? any PlatformWidget).map(act) == true
      || dispatch(press, at: leaf, .after)
  }

  /// Passes a key press on. Returns whether an action has handled it.
  package static func dispatch(_ press: KeyPress, at leaf: LeafNode, _ stage: Stage) -> Bool {
    var isFocusedView = true
    /// Whether the modifiers are those of an editor in whose find bar the focus is.
    var isBesideFocus = false
    var next: LayoutNode? = leaf
    while let node = next {
      if let node = node as? CommandNode, !isBesideFocus {
        let isBefore = isFocusedView && node.precedesWidget
        if isBefore == (stage == .before), node.handle(press) == .handled { return true }
      }
      var parent = node.parent
      if let editor = parent?.parent as? FindScopeNode {
        // The editor and its bar are one view for those around them.
        isBesideFocus = !isFocusedView
        parent = editor
      } else if let parent, !(parent is SingleChildNode), !(parent is LayerNode) {
        (isFocusedView, isBesideFocus) = (false, false)
      }
      if parent == nil { (isFocusedView, isBesideFocus) = (false, false) }
      if stage == .before, !isFocusedView { return false }
      next = parent ?? node.surface?.host?.container
    }
    return false
  }
}
