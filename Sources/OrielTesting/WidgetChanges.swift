/// What was done to widgets: how much a change of state has really cost.
///
/// Stacks, frames, padding, layers, spacers and colours have no widget, and don't count.
///
/// ```swift
/// let changes = try screen.changes { try screen.button("Next").tap() }
/// #expect(changes.updated == 1)
/// ```
public struct WidgetChanges: Equatable, Sendable, CustomStringConvertible {
  /// How many widgets were made.
  public var made = 0
  /// How often properties of a widget were changed. Being told what it shows already doesn't count.
  public var updated = 0
  /// How often a widget came into a window, or into another widget, by itself or with the stack or frame that it is in.
  public var inserted = 0
  /// How often a widget was moved to another place in what it is in, by itself or with its stack or frame.
  public var moved = 0
  /// How often a widget was taken out of what it was in, by itself or with its stack or frame.
  public var removed = 0
  /// How many widgets were disposed of because their view was gone.
  public var disposed = 0

  /// Counts, all of them zero unless given.
  public init(made: Int = 0, updated: Int = 0, inserted: Int = 0, moved: Int = 0, removed: Int = 0, disposed: Int = 0) {
    self.made = made
    self.updated = updated
    self.inserted = inserted
    self.moved = moved
    self.removed = removed
    self.disposed = disposed
  }

  /// Nothing was touched.
  public static let none = WidgetChanges()

  /// The counts that aren't zero, such as `1 updated, 2 moved`.
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
