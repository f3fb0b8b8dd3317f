import CGtk

@testable import OrielGTK

// GTK declares both with variable arguments, which Swift doesn't import.

@_silgen_name("gtk_test_accessible_check_property")
func checkProperty(
  _ accessible: OpaquePointer, _ property: GtkAccessibleProperty, _ value: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>?

@_silgen_name("gtk_test_accessible_check_state")
func checkState(
  _ accessible: OpaquePointer, _ state: GtkAccessibleState, _ value: gboolean
) -> UnsafeMutablePointer<CChar>?

extension GtkTestCase {
  /// Whether assistive technology is told of a property or a state.
  final func has(_ property: GtkAccessibleProperty, _ widget: GtkWidgetPointer) -> Bool {
    gtk_test_accessible_has_property(widget.opaque, property) != 0
  }

  final func has(_ state: GtkAccessibleState, _ widget: GtkWidgetPointer) -> Bool {
    gtk_test_accessible_has_state(widget.opaque, state) != 0
  }

  /// Whether a state has a value.
  final func has(_ state: GtkAccessibleState, _ value: gint, _ widget: GtkWidgetPointer) -> Bool {
    guard has(state, widget) else { return false }
    let other = checkState(widget.opaque, state, value)
    g_free(other)
    return other == nil
  }

  /// Whether a property has a value.
  final func has(_ property: GtkAccessibleProperty, _ value: String, _ widget: GtkWidgetPointer) -> Bool {
    guard has(property, widget) else { return false }
    let other = checkProperty(widget.opaque, property, value)
    g_free(other)
    return other == nil
  }
}
