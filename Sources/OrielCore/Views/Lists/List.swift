/// A scrollable column of rows. In GTK: a `GtkListView` in a `GtkScrolledWindow`.
///
/// A list takes the proposed size, independent of its content. Only visible rows have content, so that a list may have
/// any number of rows: a change costs one comparison for each element's identity, plus the update of the visible rows.
/// Rows keep their identity, selection and focus when others are inserted, removed or moved, and the list its scroll
/// position. The content of a row that is scrolled out of view is removed; state that was written is kept until it is
/// visible again.
///
/// For the Tab key a list is a single stop: the focus enters the row that had it last, or the selected or first one, then
/// the controls in that row, and leaves the list. The arrow keys move to other rows. A button or a link that is the whole
/// content of a row is activated by Return and Space in the row, and by a click anywhere in it.
///
/// The view of an element should be a single row, independent of its values. If it may have no or several rows, as with
/// an enclosing `if` or an ``AnyView``, the closure runs for every element.
///
/// ```swift
/// List(people, selection: $selected) { person in
///   Text(person.name)
/// }
/// ```
public struct List<SelectionValue: Hashable, Content: View>: View, _Primitive {
  public typealias Body = Never

  let content: Content
  let selection: ValueSelection<SelectionValue>.Source?

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    ListNode(view, in: context)
  }
}

/// A scrollable viewport of rows.
package struct ListElement: Element {
  /// The rows.
  package let content: ListContent
  package var look: _ListLook
  package var indicators = ScrollElement.Indicators.automatic
  /// Whether the user can scroll.
  package var isScrollEnabled = true
  package var hidesBackground = false

  package static func == (first: ListElement, second: ListElement) -> Bool {
    first.content === second.content && first.look == second.look && first.indicators == second.indicators
      && first.isScrollEnabled == second.isScrollEnabled && first.hidesBackground == second.hidesBackground
  }
}
