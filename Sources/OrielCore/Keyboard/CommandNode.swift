/// `onKeyPress`, `onExitCommand`, `onCopyCommand` and so on: a node that receives keys and commands while a view in it has
/// the keyboard focus.
class CommandNode: SingleChildNode {
  /// Called before the action of a key that doesn't edit text.
  final var willAct: () -> Void = {}

  /// Whether the node comes before the keys of the focused widget, if the widget is the modified view.
  var precedesWidget: Bool { false }

  @MainActor func handle(_ press: KeyPress) -> KeyPress.Result { .ignored }

  override package final func didAttach(to surface: LayoutSurface) { surface.commandCount += 1 }
  override package final func didDetach(from surface: LayoutSurface) { surface.commandCount -= 1 }
}
