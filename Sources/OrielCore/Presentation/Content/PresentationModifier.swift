/// Presents views from the view that it is put on.
struct PresentationModifier<Content: View>: ViewModifier {
  typealias Body = Never

  let kind: PresentationKind
  let source: PresentationSource<Content>
  var onDismiss: (() -> Void)?
  /// Whether there is too little room for the usual form, whatever the window says.
  var lacksRoom = false

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    PresentationNode(view, in: context)
  }
}

@MainActor
private final class PresentationNode<Modified: View, Content: View>:
  ModifierNode<Modified, PresentationModifier<Content>>
{
  private var slot: ContentSlot<Content>?

  override func didMakeContent() {
    guard let coordinator = context.host.presenter else {
      Diagnostics.warn("nothing can be presented from inside a native dialog", once: "presentation.nested")
      return
    }
    slot = ContentSlot(modifier, in: context, coordinator: coordinator) { [weak self] in self?.lastWidget }
    refresh()
  }

  override func modifierDidChange(from old: PresentationModifier<Content>) {
    slot?.update(modifier)
    refresh()
  }

  override func refresh() {
    isDirty = false
    slot?.readBinding(in: self)
  }

  override func willUnmount() { slot?.remove() }
}
