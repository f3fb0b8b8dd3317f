import FoundationEssentials

/// Columns of a ``Table``.
@MainActor public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The value of a row.
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  /// What the columns are sorted by; `Never` for columns that aren't.
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  /// The type of the columns that these consist of.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that these consist of.
  var tableColumnBody: TableColumnBody { get }

  static func _columns(of content: Self) -> [_TableColumn<TableRowValue>]
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public static func _columns(of content: Self) -> [_TableColumn<TableRowValue>] {
    TableColumnBody._columns(of: content.tableColumnBody)
  }
}

extension TableColumnContent where Self: _Primitive {
  public var tableColumnBody: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never

  public var tableColumnBody: Never { preconditionFailure("Never has no values") }

  public static func _columns(of content: Never) -> [_TableColumn<Never>] {}
}

/// One column, without the types of its cells.
@MainActor public struct _TableColumn<RowValue: Identifiable> {
  var id = TableColumnID()
  let title: Text
  var width = TableColumnWidth()
  let comparator: (any SortComparator)?
  let cell: (RowValue) -> AnyView
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var disabledCustomization: TableColumnCustomizationBehavior = []
}

/// The width of a column, in pixels.
package struct TableColumnWidth: Equatable {
  /// The width of a column that the user can't resize.
  package var fixed: CGFloat?
  package var minimum: CGFloat?
  package var ideal: CGFloat?
  package var maximum: CGFloat?
}

/// Builds columns from statements: any number of them, `if`, `else` and `switch`.
@MainActor @resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Builds columns that can be sorted by.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> _TableColumnList<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
    _TableColumnList(Column._columns(of: column))
  }

  /// Builds columns that can't be sorted by, beside others.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> _TableColumnList<RowValue, Sort>
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
    _TableColumnList(Column._columns(of: column))
  }

  public static func buildBlock(_ columns: _TableColumnList<RowValue, Sort>...) -> _TableColumnList<RowValue, Sort> {
    var all: [_TableColumn<RowValue>] = []
    for (number, part) in columns.enumerated() { all += part.nested(in: number) }
    return _TableColumnList(all)
  }

  public static func buildOptional(_ column: _TableColumnList<RowValue, Sort>?) -> _TableColumnList<RowValue, Sort> {
    column ?? _TableColumnList([])
  }

  public static func buildEither(first: _TableColumnList<RowValue, Sort>) -> _TableColumnList<RowValue, Sort> {
    _TableColumnList(first.nested(in: 0))
  }

  public static func buildEither(second: _TableColumnList<RowValue, Sort>) -> _TableColumnList<RowValue, Sort> {
    _TableColumnList(second.nested(in: 1))
  }

  public static func buildLimitedAvailability(
    _ column: _TableColumnList<RowValue, Sort>
  ) -> _TableColumnList<RowValue, Sort> { column }
}

/// Several columns.
public struct _TableColumnList<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent, _Primitive {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  private let columns: [_TableColumn<RowValue>]

  init(_ columns: [_TableColumn<RowValue>]) { self.columns = columns }

  func nested(in part: Int) -> [_TableColumn<RowValue>] {
    columns.map { column in
      var column = column
      column.id.nest(in: part)
      return column
    }
  }

  public static func _columns(of content: Self) -> [_TableColumn<RowValue>] { content.columns }
}
