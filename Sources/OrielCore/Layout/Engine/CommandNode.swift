/// `onKeyPress`, `onExitCommand`, `onCopyCommand` and so on: a node that receives keys and commands while a view in it has
/// the keyboard focus.
package final class CommandNode: SingleChildNode {
  /// The receiver of keys and commands.
  package var receiver: AnyObject?

  override package init() {}

  override package func didAttach(to surface: LayoutSurface) { surface.commandCount += 1 }
  override package func didDetach(from surface: LayoutSurface) { surface.commandCount -= 1 }
}
