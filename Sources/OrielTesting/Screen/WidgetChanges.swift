/// The number of changes of widgets, which measure the cost of a change of state.
///
/// Stacks, frames, padding, layers, spacers and colors have no widgets and aren't counted.
///
/// ```swift
/// let changes = try screen.changes { try screen.button("Next").tap() }
/// #expect(changes.updated == 1)
/// ```
public struct WidgetChanges: Equatable, Sendable, CustomStringConvertible {
  /// The number of created widgets.
  public var made = 0
  /// The number of updates that changed properties of a widget.
  public var updated = 0
  /// The number of insertions of widgets, directly or with their stack or frame.
  public var inserted = 0
  /// The number of moves of widgets within their container, directly or with their stack or frame.
  public var moved = 0
  /// The number of removals of widgets, directly or with their stack or frame.
  public var removed = 0
  /// The number of widgets that were disposed of with their views.
  public var disposed = 0

  /// Creates counts, which are zero by default.
  public init(made: Int = 0, updated: Int = 0, inserted: Int = 0, moved: Int = 0, removed: Int = 0, disposed: Int = 0) {
    self.made = made
    self.updated = updated
    self.inserted = inserted
    self.moved = moved
    self.removed = removed
    self.disposed = disposed
  }

  /// No changes.
  public static let none = WidgetChanges()

  /// The nonzero counts, such as `1 updated, 2 moved`.
  public var description: String {
    let counts = [
      (made, "made"), (updated, "updated"), (inserted, "inserted"), (moved, "moved"), (removed, "removed"),
      (disposed, "disposed"),
    ]
    let parts = counts.filter { $0.0 != 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }

  static func - (after: WidgetChanges, before: WidgetChanges) -> WidgetChanges {
    WidgetChanges(
      made: after.made - before.made, updated: after.updated - before.updated,
      inserted: after.inserted - before.inserted, moved: after.moved - before.moved,
      removed: after.removed - before.removed, disposed: after.disposed - before.disposed)
  }
}
