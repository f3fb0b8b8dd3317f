/// Rows of a ``Table`` for the elements of a collection, which the user may remove.
@MainActor public protocol DynamicTableRowContent: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

/// Rows that the user may remove or move.
public struct _EditedTableRows<Rows: DynamicTableRowContent>: DynamicTableRowContent, _Primitive {
  public typealias TableRowValue = Rows.TableRowValue
  public typealias TableRowBody = Never

  fileprivate let rows: Rows
  fileprivate let edits: _RowEditModifier

  /// The collection.
  public var data: Rows.Data { rows.data }

  public static func _rowView(of content: Self) -> ModifiedContent<Rows._RowView, _RowEditModifier> {
    Rows._rowView(of: content.rows).modifier(content.edits)
  }
}

extension DynamicTableRowContent {
  /// `onDelete(perform:)` with offsets in an array.
  public func _onDelete(offsets action: (([Int]) -> Void)?) -> _EditedTableRows<Self> {
    _EditedTableRows(rows: self, edits: _RowEditModifier(delete: action, move: nil, isDelete: true))
  }

  /// `onMove(perform:)` with offsets in an array.
  public func _onMove(offsets action: (([Int], Int) -> Void)?) -> _EditedTableRows<Self> {
    _EditedTableRows(rows: self, edits: _RowEditModifier(delete: nil, move: action, isDelete: false))
  }
}
