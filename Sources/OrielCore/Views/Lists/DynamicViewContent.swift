import struct Foundation.IndexSet

/// Views of the elements of a collection, which the user may remove and move in a ``List``.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified view.
  public var data: Content.Data { content.data }
}

// Emitted into the caller, so that an app that doesn't use it is linked without Foundation.

extension DynamicViewContent {
  /// Allows the user to remove elements: with the Delete key, those of the selected rows or of the focused row; or in the
  /// row's menu, or with a swipe on a touchscreen, unless the row has its own `swipeActions` at the trailing edge.
  ///
  /// ```swift
  /// ForEach(items) { Text($0.name) }
  ///   .onDelete { items.remove(atOffsets: $0) }
  /// ```
  ///
  /// - Parameter action: removes the elements at the offsets, in an animation. The rows disappear when the collection has
  ///   changed. Nil disables the action of an inner `onDelete`.
  @_alwaysEmitIntoClient
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _onDelete(offsets: action.map { action in { offsets in action(IndexSet(offsets)) } })
  }

  /// Allows the user to move elements: by dragging a row, or with Alt and the Up or Down key for the focused row. If the row
  /// is among several that are selected, all of them move.
  ///
  /// ```swift
  /// ForEach(items) { Text($0.name) }
  ///   .onMove { items.move(fromOffsets: $0, toOffset: $1) }
  /// ```
  ///
  /// - Parameter action: moves the elements at the offsets in front of the element at another offset, which is counted
  ///   before the move, in an animation. The number of elements means the end. Nil disables the action of an inner `onMove`.
  @_alwaysEmitIntoClient
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _onMove(offsets: action.map { action in { offsets, destination in action(IndexSet(offsets), destination) } })
  }
}

extension DynamicViewContent {
  /// `onDelete(perform:)` with offsets in an array.
  public func _onDelete(offsets action: (([Int]) -> Void)?) -> ModifiedContent<Self, _RowEditModifier> {
    modifier(_RowEditModifier(delete: action, move: nil, isDelete: true))
  }

  /// `onMove(perform:)` with offsets in an array.
  public func _onMove(offsets action: (([Int], Int) -> Void)?) -> ModifiedContent<Self, _RowEditModifier> {
    modifier(_RowEditModifier(delete: nil, move: action, isDelete: false))
  }
}

extension View {
  /// Prevents the user from removing a row's element.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { _trait(DeleteDisabledKey.self, isDisabled) }

  /// Prevents the user from moving a row's element.
  public func moveDisabled(_ isDisabled: Bool) -> some View { _trait(MoveDisabledKey.self, isDisabled) }
}

extension DynamicTableRowContent {
  /// Allows the user to remove elements of a table. See `DynamicViewContent.onDelete(perform:)`.
  @_alwaysEmitIntoClient
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> _EditedTableRows<Self> {
    _onDelete(offsets: action.map { action in { offsets in action(IndexSet(offsets)) } })
  }

  /// Allows the user to move elements of a table. See `DynamicViewContent.onMove(perform:)`.
  @_alwaysEmitIntoClient
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> _EditedTableRows<Self> {
    _onMove(offsets: action.map { action in { offsets, destination in action(IndexSet(offsets), destination) } })
  }
}
