/// The groups of presentations that exclude each other.
///
/// A parent shows one presentation of each lane at a time. Requests of the same lane are queued; different lanes are
/// independent.
package enum PresentationLane: Hashable, CaseIterable, Sendable {
  // In stacking order, the topmost first, which is the order of closing.

  /// Modal presentations: alerts, dialogs, sheets and covers.
  case modal
  /// Popovers.
  case popover
  /// Previews of files, whose windows are non-modal.
  case preview
  /// Inspectors shown as a column.
  case inspector
}
