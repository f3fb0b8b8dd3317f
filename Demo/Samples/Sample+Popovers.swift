extension Sample {
  static let plainPopover = popover("plain-popover", "Show a tip", "A popover below its button.")
  static let fieldPopover = popover("field-popover", "Rename here", "A field in a popover, bound to this page.")
  static let rowPopover = popover("row-popover", "Mark the second fruit", "Popovers on the rows of a list.")
  static let edges = popover(
    "edges", "Popover at this edge", "On any edge, or the opposite one if there is no room.")
  static let anchors = popover("anchors", "Popover at this anchor", "Attached to the view, a part of it, or a point.")
  static let movedPopover = popover(
    "moved-popover", "Popover that follows", "The button moves while the popover is open.")
  static let nestedPopovers = popover("nested-popovers", "Popover in a popover", "Each can open another one.")
  static let popoverAlert = popover(
    "popover-alert", "Popover with an alert", "An alert above a popover leaves it open.")
  static let popoverSheet = popover("popover-sheet", "Popover with a sheet", "A sheet that a popover opens.")
  static let heldPopover = popover("held-popover", "Popover that stays", "Clicks outside don't dismiss it.")
  static let customPopover = popover(
    "custom-popover", "Popover with these options", "Every option of a popover, in any combination.")

  static let popovers: [Sample] = [
    plainPopover, fieldPopover, rowPopover, edges, anchors, movedPopover, nestedPopovers, popoverAlert, popoverSheet,
    heldPopover, customPopover,
  ]

  /// The alert above `popoverAlert`.
  static let popoverAlertAlert = popover("popover-alert-alert", "The alert above the popover", "")
  /// The sheet that `popoverSheet` opens.
  static let popoverSheetSheet = popover("popover-sheet-sheet", "The sheet above the popover", "")

  private static func popover(_ id: String, _ title: String, _ detail: String) -> Sample {
    Sample(id: id, title: title, detail: detail, page: .popovers)
  }
}
