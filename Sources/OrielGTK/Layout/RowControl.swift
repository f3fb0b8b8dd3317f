import CGtk

/// A control that belongs together with its row.
@MainActor protocol RowControl: AnyObject {
  /// What the row does for the control at present.
  var rowTreatment: RowTreatment { get }
  /// The widget that takes the focus and names the control.
  var focusTarget: GtkWidgetPointer { get }
  /// Called when the control has become the whole content of a row of a form, before its treatment is read.
  func willFillFormRow()
  /// Performs the action of a click on the row. Has no effect while the control is disabled.
  func activateFromRow()
}

/// What a row does for the control that is its whole content.
enum RowTreatment {
  /// Nothing.
  case none
  /// A click anywhere in the row, and Return on the row, activate the control.
  case activation
  /// The row stands for the control: the row activates it, and Tab doesn't move from the row to the control.
  case substitution
  /// The control displays its title in the row, and a click anywhere in the row edits its text.
  case editing

  /// Whether the control is activated as a whole.
  var activates: Bool { self == .activation || self == .substitution }
}

extension RowControl {
  func willFillFormRow() {}

  /// Activates the widget that takes the focus.
  func activateFromRow() {
    // GTK activates a disabled widget too.
    guard gtk_widget_is_sensitive(focusTarget) != 0 else { return }
    gtk_widget_activate(focusTarget)
  }
}
