import FoundationEssentials

/// Rows of values in columns, which scroll. In GTK: a `GtkColumnView` in a `GtkScrolledWindow`.
///
/// ```swift
/// Table(people, selection: $selected, sortOrder: $sortOrder) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }
/// }
/// .onChange(of: sortOrder) { people.sort(using: sortOrder) }
/// ```
///
/// A table takes the proposed size. As in a ``List``, only visible rows have cells, and rows keep their identity,
/// selection and scroll position when others are inserted, removed or moved. The Tab key passes it as it does a list.
///
/// A text in a cell has one line. If it doesn't fit, it ends with an ellipsis, and is displayed in full while the pointer
/// is over it. With ``View/lineLimit(_:)`` it has more lines, and the row is as high as they need.
///
/// A click on the header of a column writes the sort order: it puts the column's comparator first, or reverses it if it
/// is there already. The table doesn't sort the values: the app does, when the sort order changes.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View, _Primitive
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  public typealias Body = Never

  let columns: Columns
  let rows: Rows
  let selection: ValueSelection<Value.ID>.Source?
  let sorting: (any TableSorting)?
  let customization: Binding<TableColumnCustomization<Value>>?

  public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode<Self> {
    TableNode(view, in: context)
  }
}

/// A scrollable viewport of rows in columns.
package struct TableElement: Element {
  /// What the user does with the headers.
  package enum Event: WidgetEvent {
    /// A click on the header of a column.
    case sort(TableColumnID)
    /// All columns, in another order.
    case reorder([TableColumnID])
    /// A column was shown or hidden.
    case setVisible(TableColumnID, Bool)
    /// The width of a column in pixels was changed.
    case resize(TableColumnID, CGFloat)

    package var endsEditing: Bool {
      switch self {
      case .sort: true
      case .reorder, .setVisible, .resize: false
      }
    }
  }

  /// A column.
  package struct Column: Equatable {
    package let id: TableColumnID
    package let title: String
    package let width: TableColumnWidth
    /// Whether the table can be sorted by it.
    package let isSortable: Bool
    /// Whether the user can move it.
    package var isMovable = false
    /// Whether the user can resize it.
    package var isResizable = true
    /// Whether the user can show and hide it.
    package var canHide = false
    package var isVisible = true
    /// The width that the user has chosen.
    package var userWidth: CGFloat?
  }

  /// The column by which the rows are sorted.
  package struct Sort: Equatable {
    package let column: TableColumnID
    package let isAscending: Bool
  }

  /// The rows.
  package let content: ListContent
  package var columns: [Column]
  /// Nil if no column is first in the sort order.
  package var sort: Sort?
  package var look: _TableLook
  package var hasHeaders: Bool
  package var isAlternating: Bool
  package var indicators: ScrollElement.Indicators
  package var isScrollEnabled: Bool

  package static func == (first: TableElement, second: TableElement) -> Bool {
    first.content === second.content && first.columns == second.columns && first.sort == second.sort
      && first.look == second.look && first.hasHeaders == second.hasHeaders
      && first.isAlternating == second.isAlternating && first.indicators == second.indicators
      && first.isScrollEnabled == second.isScrollEnabled
  }
}

/// The sort order of a table.
@MainActor protocol TableSorting {
  /// Whether rows can be sorted by a comparator.
  func accepts(_ comparator: any SortComparator) -> Bool
  /// The order if the comparator, in either order, is the first one.
  func order(of comparator: any SortComparator) -> SortOrder?
  /// Reverses the first comparator, or makes another one the first.
  func sort(by comparator: any SortComparator)
}

struct BoundTableSorting<Sort: SortComparator>: TableSorting {
  let comparators: Binding<[Sort]>

  func accepts(_ comparator: any SortComparator) -> Bool { comparator is Sort }

  func order(of comparator: any SortComparator) -> SortOrder? {
    guard let comparator = comparator as? Sort, let first = comparators.wrappedValue.first else { return nil }
    return Self.isSame(first, comparator) ? first.order : nil
  }

  func sort(by comparator: any SortComparator) {
    guard var comparator = comparator as? Sort else { return }
    var all = comparators.wrappedValue
    if let first = all.first, Self.isSame(first, comparator) {
      all[0].order = first.order == .forward ? .reverse : .forward
    } else {
      comparator.order = .forward
      all.removeAll { Self.isSame($0, comparator) }
      all.insert(comparator, at: 0)
    }
    comparators.wrappedValue = all
  }

  /// Whether two comparators differ at most in their order.
  private static func isSame(_ first: Sort, _ second: Sort) -> Bool {
    var (first, second) = (first, second)
    first.order = .forward
    second.order = .forward
    return first == second
  }
}
