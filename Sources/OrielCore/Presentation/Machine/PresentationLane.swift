/// The kinds of presentation that take turns with each other.
///
/// Under one parent, one presentation of each lane is shown at a time. Those of the same lane wait for one another;
/// those of different lanes never do.
package enum PresentationLane: Hashable, CaseIterable, Sendable {
  // The order is that of the screen, topmost first. What stands above closes first.

  /// Alerts, dialogs, sheets, covers and everything else that blocks what is below it.
  case modal
  /// Popovers.
  case popover
  /// Inspectors shown as a column.
  case inspector
}
