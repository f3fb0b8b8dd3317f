import OrielCore

/// The kind of window that shows an alert, and the arrangement of its buttons.
///
/// An alert is a `GtkAlertDialog` if that can show it, otherwise an `AlertWindow` with the same appearance. The sizes
/// are estimates in columns of text, so that the choice depends on the request alone and on no font, theme or display.
enum AlertShape: Equatable {
  /// A `GtkAlertDialog`.
  case dialog
  /// An `AlertWindow`, with its buttons in a row or a column.
  case window(AlertButtonArrangement)

  /// The shape for a request with or without a parent window.
  ///
  /// GTK warns about each of its dialogs without a parent.
  static func suited(to request: AlertRequest, isOnItsOwn: Bool = false) -> AlertShape {
    let arrangement = AlertButtonArrangement.suited(to: request.buttons)
    let isDialog = arrangement == .row && isPlain(request) && isModest(request) && !isOnItsOwn
    return isDialog ? .dialog : .window(arrangement)
  }

  /// Whether there is only a title, a message and enabled buttons.
  private static func isPlain(_ request: AlertRequest) -> Bool {
    !request.isTitleHidden && !request.title.isEmpty && request.icon == nil && request.severity != .critical
      && request.suppression == nil && request.textFields.isEmpty && request.buttons.allSatisfy(\.isEnabled)
  }

  /// Whether the texts are short: `GtkAlertDialog` neither scrolls nor breaks long words.
  private static func isModest(_ request: AlertRequest) -> Bool {
    TextExtent(request.title).fits(columns: 36, lines: 3)
      && TextExtent(request.message ?? "").fits(columns: 60, lines: 12)
  }
}

/// The arrangement of an alert's buttons.
enum AlertButtonArrangement: Equatable {
  /// In a row, all as wide as the widest button.
  case row
  /// In a column: the default button first, the cancel button last, the others in between in their order.
  case stack

  /// A row, unless it would be wider than a wide message.
  static func suited(to buttons: [AlertButton]) -> AlertButtonArrangement {
    let extents = buttons.map { TextExtent($0.label) }
    let widest = extents.map(\.columns).max() ?? 0
    let isRow = buttons.count <= 4 && buttons.count * (widest + 4) <= 72 && extents.allSatisfy { $0.paragraphs == 1 }
    return isRow ? .row : .stack
  }
}
