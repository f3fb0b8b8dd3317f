/// What the views inside a presentation say about it.
@MainActor struct PresentationOptions {
  /// What fills the presentation behind its content.
  enum Background {
    case automatic
    case paint(Paint)
    case view(AnyView, Alignment, EnvironmentScope)
  }

  /// The detent that a binding says, and how to change it.
  struct Selection {
    var detent: PresentationDetent
    var set: (PresentationDetent) -> Void
  }

  var isDismissDisabled = false
  var detents: Set<PresentationDetent>?
  var selection: Selection?
  var dragIndicator = Visibility.automatic
  var background = Background.automatic
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  var contentInteraction = PresentationContentInteraction.automatic
  var horizontalAdaptation = PresentationAdaptation.automatic
  var verticalAdaptation = PresentationAdaptation.automatic
  var cornerRadius: Double?
  var sizing: any PresentationSizing = .automatic
  var columnWidth = ColumnWidth.usual
}

/// Collects the options of one presentation from the views inside it.
///
/// Of several views that say the same thing, the outermost counts, and the first of those that are equally far out. A
/// single view that forbids dismissal is enough.
@MainActor package final class PresentationOptionList {
  private struct Entry {
    let owner: ObjectIdentifier
    let depth: Int
    var edit: PresentationOptionModifier.Edit
  }

  private var entries: [Entry] = []
  /// Hears of changes, once for each flush.
  var didChange: (() -> Void)?

  /// Sets what a view says; nil takes it back.
  func set(_ edit: PresentationOptionModifier.Edit?, for owner: _GraphNode) {
    let id = ObjectIdentifier(owner)
    let index = entries.firstIndex { $0.owner == id }
    switch (index, edit) {
    case (let index?, let edit?): entries[index].edit = edit
    case (let index?, nil): entries.remove(at: index)
    case (nil, let edit?): entries.append(Entry(owner: id, depth: owner.context.depth, edit: edit))
    case (nil, nil): return
    }
    didChange?()
  }

  /// What all of them together say.
  var options: PresentationOptions {
    var options = PresentationOptions()
    // What is applied later has the last word.
    for entry in entries.reversed().sorted(by: { $0.depth > $1.depth }) { entry.edit(&options) }
    return options
  }
}

/// Says something about the presentation that the view is in. Without one, nobody listens.
struct PresentationOptionModifier: ViewModifier {
  typealias Body = Never
  typealias Edit = @MainActor (inout PresentationOptions) -> Void

  /// Makes the change, given the environment at the view.
  let edit: @MainActor (inout PresentationOptions, EnvironmentScope) -> Void

  static func _makeNode<Modified: View>(_ view: ModifiedContent<Modified, Self>, in context: _NodeContext)
    -> _ViewNode<ModifiedContent<Modified, Self>>
  {
    PresentationOptionNode(view, in: context)
  }
}

@MainActor
private final class PresentationOptionNode<Modified: View>:
  ModifierNode<Modified, PresentationOptionModifier>
{
  override func contentContext(_ context: _NodeContext) -> _NodeContext {
    say()
    return context
  }

  override func modifierDidChange(from old: PresentationOptionModifier) { say() }

  override func refresh() {
    isDirty = false
    say()
  }

  private func say() {
    guard let list = context.host.owner?.presentationOptions else { return }
    let edit = modifier.edit
    let environment = context.environment
    // Made once here for the sake of what it reads: a change of that changes the presentation.
    tracking {
      var options = PresentationOptions()
      edit(&options, environment)
    }
    list.set({ edit(&$0, environment) }, for: self)
  }

  override func willUnmount() { context.host.owner?.presentationOptions?.set(nil, for: self) }
}
