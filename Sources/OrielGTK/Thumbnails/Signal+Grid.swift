import CGtk

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?) -> Void {
  /// The closures of these get the `GtkListItem`.
  static var cellSetUp: Signal { Signal("setup", of: gtk_signal_list_item_factory_get_type) }
  static var cellBound: Signal { Signal("bind", of: gtk_signal_list_item_factory_get_type) }
  static var cellUnbound: Signal { Signal("unbind", of: gtk_signal_list_item_factory_get_type) }
  static var cellTornDown: Signal { Signal("teardown", of: gtk_signal_list_item_factory_get_type) }
}

extension Signal where Handler == @MainActor (Int32) -> Void {
  /// The closure gets the position.
  static var cellActivated: Signal { Signal("activate", of: gtk_grid_view_get_type) }
}

extension Signal where Handler == @MainActor (_ count: Int32, _ x: Double, _ y: Double) -> Void {
  static var clickPressed: Signal { Signal("pressed", of: gtk_gesture_click_get_type) }
}
