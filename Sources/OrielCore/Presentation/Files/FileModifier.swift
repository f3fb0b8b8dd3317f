import Foundation

/// Imports, exports or moves files from the view that it is put on.
struct FileModifier: ViewModifier {
  typealias Body = Never

  let isPresented: Binding<Bool>
  /// Makes what is to be done, when the dialog is presented; nil while there is nothing to do.
  let makeTask: (() -> FileTask)?
  /// Whether a request waits until there is something to do; otherwise the binding is set back.
  var waitsForTask = true
  let onCompletion: (Result<[URL], any Error>) -> Void
  let onCancellation: () -> Void

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    FileNode(view, in: context)
  }
}

@MainActor private final class FileNode<Modified: View>: ModifierNode<Modified, FileModifier> {
  private var slot: FileSlot?

  override func didMakeContent() {
    guard let coordinator = context.host.presenter else {
      Diagnostics.warn("a file dialog can't be presented from inside a native dialog", once: "files.nested")
      return
    }
    slot = FileSlot(modifier, in: context, coordinator: coordinator)
    refresh()
  }

  override func modifierDidChange(from old: FileModifier) {
    slot?.update(modifier)
    refresh()
  }

  override func refresh() {
    isDirty = false
    slot?.readBinding(in: self)
  }

  override func willUnmount() { slot?.remove() }
}
