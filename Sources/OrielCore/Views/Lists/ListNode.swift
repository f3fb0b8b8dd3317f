/// The node of a list.
@MainActor
final class ListNode<SelectionValue: Hashable, Content: View>:
  RowContainerNode<List<SelectionValue, Content>, Content, SelectionValue, ListElement>
{
  override init(_ view: List<SelectionValue, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    begin()
  }

  /// The content, while its rows don't yet show whether the list is being edited.
  private var edited: ListContent?

  override func willUpdateWidget() {
    edited?.updateRowControls()
    edited = nil
  }

  override var rowView: Content { view.content }
  override var selectionSource: ValueSelection<SelectionValue>.Source? { view.selection }
  override func setUpRows(_ values: inout EnvironmentValues) {
    values.isInList = true
    // The rows have a height of their own.
    values.linkHeight = nil
  }

  override func element(of content: ListContent, in environment: EnvironmentValues) -> ListElement {
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if isEditing != content.isEditing {
      content.makeRowControls = nil
      if isEditing { content.makeRowControls = { [unowned content] in RowControls(of: $0, in: content) } }
      edited = content
    }
    return ListElement(
      content: content, look: environment.listLook, indicators: environment.verticalScrollIndicatorVisibility.shows,
      isScrollEnabled: environment.isScrollEnabled, hidesBackground: environment.hidesScrollBackground)
  }
}
