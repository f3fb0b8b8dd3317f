import CGtk

// GTK declares both with variable arguments, which Swift doesn't import.

@_silgen_name("gtk_test_accessible_check_property")
func checkProperty(
  _ accessible: OpaquePointer, _ property: GtkAccessibleProperty, _ value: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>?

@_silgen_name("gtk_test_accessible_check_state")
func checkState(
  _ accessible: OpaquePointer, _ state: GtkAccessibleState, _ value: gboolean
) -> UnsafeMutablePointer<CChar>?
