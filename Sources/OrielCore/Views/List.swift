/// Rows in a column that scrolls. In GTK: a `GtkListBox` in a `GtkScrolledWindow`.
///
/// Each view of the content is a row; rows keep identity, selection, focus and the scroll position through changes.
public struct List<SelectionValue: Hashable, Content: View>: View {
  /// Oriel lays the view out, or draws it, itself.
  public typealias Body = Never

  let content: Content

  /// Puts it into the graph.
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension List where SelectionValue == Never {
  /// A list of the rows that `content` builds.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A row for each element of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element of a collection, told apart by the property at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: PrimitiveView {
  package var contained: Content { content }
  package func withContained(_ body: @MainActor (Content) -> Void) { body(content) }
  package var stackAxis: Axis? { .vertical }
  package func element(in context: ElementContext) -> ListElement { ListElement() }
}

/// Rows in a viewport that scrolls.
package struct ListElement: Element {}
