/// The node of a list.
@MainActor
final class ListNode<SelectionValue: Hashable, Content: View>:
  RowContainerNode<List<SelectionValue, Content>, Content, SelectionValue, ListElement>
{
  override init(_ view: List<SelectionValue, Content>, in context: _NodeContext) {
    super.init(view, in: context)
    begin()
  }

  override var rowView: Content { view.content }
  override var selectionSource: ValueSelection<SelectionValue>.Source? { view.selection }
  override func setUpRows(_ values: inout EnvironmentValues) {
    values.isInList = true
    // The rows have a height of their own.
    values.linkHeight = nil
  }

  override func element(of content: ListContent, in environment: EnvironmentValues) -> ListElement {
    ListElement(
      content: content, look: environment.listLook, indicators: environment.verticalScrollIndicatorVisibility.shows,
      isScrollEnabled: environment.isScrollEnabled, hidesBackground: environment.hidesScrollBackground)
  }
}
