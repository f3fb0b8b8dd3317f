/// The edits that the user may apply to an element of a `ForEach`.
struct RowEdit {
  /// The identity of the collection.
  let elements: ObjectIdentifier
  /// The offset of the element.
  let offset: Int
  /// Removes the elements at offsets.
  let delete: (([Int]) -> Void)?
  /// Moves the elements at offsets in front of another one.
  let move: (([Int], Int) -> Void)?
}

/// Allows the user to remove or move elements.
public struct _RowEditModifier: ViewModifier, _Primitive {
  public typealias Body = Never

  let delete: (([Int]) -> Void)?
  let move: (([Int], Int) -> Void)?
  /// Which of the two closures the modifier sets. It may set nil.
  let isDelete: Bool

  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, _RowEditModifier>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<Modified, _RowEditModifier>> {
    EditedNode(view, in: context)
  }
}

/// Elements that the user may remove or move, if they are rows.
@MainActor private final class EditedNode<Modified: View>: ModifierNode<Modified, _RowEditModifier> {
  override func edit(at index: Int) -> RowEdit? {
    guard let part = child, let offset = part.elementOffset(at: index) else { return super.edit(at: index) }
    let inner = part.edit(at: index)
    return RowEdit(
      // The innermost rows, which several modifiers of the same elements share.
      elements: inner?.elements ?? ObjectIdentifier(part), offset: offset,
      delete: modifier.isDelete ? modifier.delete : inner?.delete,
      move: modifier.isDelete ? inner?.move : modifier.move)
  }
}

/// Whether the user can't remove a row's element.
enum DeleteDisabledKey: _ViewTraitKey {
  static var defaultValue: Bool { false }
}

/// Whether the user can't move a row's element.
enum MoveDisabledKey: _ViewTraitKey {
  static var defaultValue: Bool { false }
}

extension ListContent {
  /// Whether the user may remove a row's element.
  package func canDelete(at index: Int) -> Bool {
    index < count && trait(DeleteDisabledKey.self, at: index) != true && edit(at: index)?.delete != nil
  }

  /// Removes the elements of those rows that can be removed, separately for each `ForEach`.
  @discardableResult package func delete(at indices: [Int]) -> Bool {
    context.host.graph.endEditing(flushing: false)
    let edits = indices.filter { canDelete(at: $0) }.compactMap { edit(at: $0) }
    var done: Set<ObjectIdentifier> = []
    for edit in edits where done.insert(edit.elements).inserted {
      let offsets = Set(edits.filter { $0.elements == edit.elements }.map(\.offset))
      withAnimation { edit.delete?(offsets.sorted()) }
    }
    return !edits.isEmpty
  }

  /// Whether the user may move a row's element.
  package func canMove(at index: Int) -> Bool {
    index < count && trait(MoveDisabledKey.self, at: index) != true && edit(at: index)?.move != nil
  }

  /// The rows that an edit of a row affects: the selected ones if it is among several that are selected, otherwise the
  /// row. The row itself is the first; the others are those that are nearest to it, if rows have the same value.
  package func rows(editedWith index: Int) -> [Int] {
    guard selection.mode == .multiple, selection.isSelected(index) else { return [index] }
    var rows = [index]
    var distance = 1
    while rows.count < selection.valueCount, distance <= max(index, count - 1 - index) {
      for other in [index - distance, index + distance] where (0..<count).contains(other) {
        if selection.isSelected(other) { rows.append(other) }
      }
      distance += 1
    }
    return rows
  }

  /// Whether the elements of rows can be moved in front of another row.
  package func canMove(at indices: [Int], to destination: Int) -> Bool {
    plannedMove(at: indices, to: destination) != nil
  }

  /// Moves the elements of rows in front of another row of the same `ForEach`, or to its end. The `ForEach` is that of
  /// the first row that can be moved.
  ///
  /// - Parameter destination: the row in front of which they are inserted, or the number of rows for the end.
  /// - Returns: whether the move is possible.
  @discardableResult package func move(at indices: [Int], to destination: Int) -> Bool {
    guard let move = plannedMove(at: indices, to: destination) else { return false }
    context.host.graph.endEditing(flushing: false)
    withAnimation { move() }
    return true
  }

  private func plannedMove(at indices: [Int], to destination: Int) -> (() -> Void)? {
    let edits = indices.filter { canMove(at: $0) }.compactMap { edit(at: $0) }
    guard let first = edits.first, (0...count).contains(destination) else { return nil }
    let offset: Int
    if destination < count, let target = edit(at: destination), target.elements == first.elements {
      offset = target.offset
    } else if destination > 0, let target = edit(at: destination - 1), target.elements == first.elements {
      offset = target.offset + 1
    } else {
      return nil
    }
    let offsets = Set(edits.filter { $0.elements == first.elements }.map(\.offset)).sorted()
    // The rows are already there.
    if offsets == Array(offsets[0]..<offsets[0] + offsets.count), offset >= offsets[0],
      offset <= offsets[0] + offsets.count
    {
      return nil
    }
    return { first.move?(offsets, offset) }
  }
}
