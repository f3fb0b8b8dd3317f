/// A scrollable column of rows. In GTK: a `GtkListBox` in a `GtkScrolledWindow`.
///
/// ```swift
/// List(notes) { note in
///   Label(note.title, systemImage: "doc.text")
/// }
/// ```
///
/// Each view of the content is a row. Rows are identified as in ``ForEach``: they keep their state, the focus and the
/// scroll position when other rows are inserted, removed or moved.
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never

  let content: Content

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    PrimitiveNode(view, in: context)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the views that `content` returns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each element of a collection of identifiable values.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element of a collection, identified by the property at a key path.
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

/// A scrollable column of rows.
package struct ListElement: Element {}
