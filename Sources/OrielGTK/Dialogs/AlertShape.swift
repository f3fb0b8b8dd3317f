import OrielCore

/// Which of the two kinds of window an alert gets, and how its buttons stand.
///
/// `GtkAlertDialog` shows whatever it can show well; the rest gets an `AlertWindow` of the same look. The sizes are
/// estimates in columns of text, so that the choice depends on the request alone and on no font, theme or display.
enum AlertShape: Equatable {
  /// A `GtkAlertDialog`.
  case dialog
  /// An `AlertWindow`, its buttons side by side or on top of one another.
  case window(AlertButtonArrangement)

  /// The one that suits a request, shown above a window or on its own.
  ///
  /// GTK complains on stderr about each of its dialogs that is above no window.
  static func suited(to request: AlertRequest, isOnItsOwn: Bool = false) -> AlertShape {
    let arrangement = AlertButtonArrangement.suited(to: request.buttons)
    let isDialog = arrangement == .row && isPlain(request) && isModest(request) && !isOnItsOwn
    return isDialog ? .dialog : .window(arrangement)
  }

  /// Nothing but a title, a message and buttons that work.
  private static func isPlain(_ request: AlertRequest) -> Bool {
    !request.isTitleHidden && !request.title.isEmpty && request.icon == nil && request.severity != .critical
      && request.suppression == nil && request.textFields.isEmpty && request.buttons.allSatisfy(\.isEnabled)
  }

  /// `GtkAlertDialog` neither scrolls nor breaks words.
  private static func isModest(_ request: AlertRequest) -> Bool {
    TextExtent(request.title).fits(columns: 36, lines: 3)
      && TextExtent(request.message ?? "").fits(columns: 60, lines: 12)
  }
}

/// The arrangement of an alert's buttons.
enum AlertButtonArrangement: Equatable {
  /// Side by side, all as wide as the widest.
  case row
  /// On top of one another: the default at the top, cancel at the bottom, the others in between as they were written.
  case stack

  /// Side by side for as long as that is no wider than a wide message.
  static func suited(to buttons: [AlertButton]) -> AlertButtonArrangement {
    let extents = buttons.map { TextExtent($0.label) }
    let widest = extents.map(\.columns).max() ?? 0
    let isRow = buttons.count <= 4 && buttons.count * (widest + 4) <= 72 && extents.allSatisfy { $0.paragraphs == 1 }
    return isRow ? .row : .stack
  }
}
