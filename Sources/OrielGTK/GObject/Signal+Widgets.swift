import CGtk

// MARK: Widgets

extension Signal where Handler == @MainActor () -> Void {
  package static var map: Signal { Signal("map", of: gtk_widget_get_type) }
  package static var unmap: Signal { Signal("unmap", of: gtk_widget_get_type) }
  package static var realize: Signal { Signal("realize", of: gtk_widget_get_type) }
  package static var unrealize: Signal { Signal("unrealize", of: gtk_widget_get_type) }
  package static var destroy: Signal { Signal("destroy", of: gtk_widget_get_type) }
  /// Emitted when the widget is added to a window or removed from it.
  package static var rootChanged: Signal { Signal(notify: "notify::root", of: gtk_widget_get_type) }
  package static var classesChanged: Signal { Signal(notify: "notify::css-classes", of: gtk_widget_get_type) }
  /// Emitted when a switch, check button or toggle button changes its state.
  package static var activeChanged: Signal { Signal(notify: "notify::active", of: gtk_widget_get_type) }

  package static var scaleFactorChanged: Signal { Signal(notify: "notify::scale-factor", of: gtk_widget_get_type) }

  package static var clicked: Signal { Signal("clicked", of: gtk_button_get_type) }
  package static var toggled: Signal { Signal("toggled", of: gtk_check_button_get_type) }
  package static var rangeValueChanged: Signal { Signal("value-changed", of: gtk_range_get_type) }
  /// Emitted when a drop-down chooses another item.
  package static var selectedChanged: Signal { Signal(notify: "notify::selected", of: gtk_drop_down_get_type) }
  /// Emitted when a column of a table is resized.
  package static var fixedWidthChanged: Signal {
    Signal(notify: "notify::fixed-width", of: gtk_column_view_column_get_type)
  }
  package static var defaultWidthChanged: Signal { Signal(notify: "notify::default-width", of: gtk_window_get_type) }
  package static var defaultHeightChanged: Signal { Signal(notify: "notify::default-height", of: gtk_window_get_type) }
  package static var maximizedChanged: Signal { Signal(notify: "notify::maximized", of: gtk_window_get_type) }
  /// Emitted when the divider of a split view is moved.
  package static var positionChanged: Signal { Signal(notify: "notify::position", of: gtk_paned_get_type) }
  package static var daySelected: Signal { Signal("day-selected", of: gtk_calendar_get_type) }
  package static var spinValueChanged: Signal { Signal("value-changed", of: gtk_spin_button_get_type) }
  package static var colorChanged: Signal { Signal(notify: "notify::rgba", of: gtk_color_dialog_button_get_type) }
  package static var popoverClosed: Signal { Signal("closed", of: gtk_popover_get_type) }
  package static var isActiveChanged: Signal { Signal(notify: "notify::is-active", of: gtk_window_get_type) }
  package static var focusWidgetChanged: Signal { Signal(notify: "notify::focus-widget", of: gtk_window_get_type) }

  /// Emitted when the text of a field is changed, by the user or by a call.
  package static var textChanged: Signal { Signal("changed", of: gtk_editable_get_type) }
  package static var caretMoved: Signal { Signal(notify: "notify::cursor-position", of: gtk_editable_get_type) }
  package static var selectionEndMoved: Signal { Signal(notify: "notify::selection-bound", of: gtk_editable_get_type) }
  /// Emitted when Escape is pressed in a search field.
  package static var searchStopped: Signal { Signal("stop-search", of: gtk_search_entry_get_type) }
  /// Emitted when Return is pressed in a field.
  package static var textSubmitted: Signal { Signal("activate", of: gtk_editable_get_type) }
}

extension Signal where Handler == @MainActor () -> Bool {
  /// A handler that returns true keeps the window open.
  package static var closeRequest: Signal { Signal("close-request", of: gtk_window_get_type) }
}

extension Signal where Handler == @MainActor (Int32) -> Void {
  /// The closure receives the previous `GtkTextDirection`.
  package static var directionChanged: Signal { Signal("direction-changed", of: gtk_widget_get_type) }
  package static var stateFlagsChanged: Signal { Signal("state-flags-changed", of: gtk_widget_get_type) }
  /// The closure receives the `GtkSorterChange`.
  package static var sorterChanged: Signal { Signal("changed", of: gtk_sorter_get_type) }
  package static var response: Signal { Signal("response", of: gtk_dialog_get_type) }
  /// The user has pulled the content beyond an edge. The closure receives the `GtkPositionType`.
  package static var edgeOvershot: Signal { Signal("edge-overshot", of: gtk_scrolled_window_get_type) }
}

extension Signal where Handler == @MainActor (UInt32) -> Void {
  /// The closure receives the position of the row.
  package static var tableRowActivated: Signal { Signal("activate", of: gtk_column_view_get_type) }
  /// The closure receives the position of the item.
  package static var gridItemActivated: Signal { Signal("activate", of: gtk_grid_view_get_type) }
  /// The closure receives the position of the item.
  package static var listItemActivated: Signal { Signal("activate", of: gtk_list_view_get_type) }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?) -> Void {
  /// The closure receives the `GtkListItem`.
  package static var itemSetUp: Signal { Signal("setup", of: gtk_signal_list_item_factory_get_type) }
  /// The closure receives the `GtkListItem`.
  package static var itemBound: Signal { Signal("bind", of: gtk_signal_list_item_factory_get_type) }
  /// The closure receives the `GtkListItem`.
  package static var itemUnbound: Signal { Signal("unbind", of: gtk_signal_list_item_factory_get_type) }
  /// The closure receives the `GtkListItem`.
  package static var itemTornDown: Signal { Signal("teardown", of: gtk_signal_list_item_factory_get_type) }
  /// The closure receives the `GtkListBoxRow`.
  package static var rowActivated: Signal { Signal("row-activated", of: gtk_list_box_get_type) }
}

// MARK: Event controllers

extension Signal where Handler == @MainActor () -> Void {
  package static var focusEntered: Signal { Signal("enter", of: gtk_event_controller_focus_get_type) }
  package static var focusLeft: Signal { Signal("leave", of: gtk_event_controller_focus_get_type) }
  package static var pointerLeft: Signal { Signal("leave", of: gtk_event_controller_motion_get_type) }
}

extension Signal where Handler == @MainActor (Double, Double) -> Void {
  package static var pointerEntered: Signal { Signal("enter", of: gtk_event_controller_motion_get_type) }
  package static var pointerMoved: Signal { Signal("motion", of: gtk_event_controller_motion_get_type) }
  /// The closure receives the angle, and its difference from the angle at the start.
  package static var angleChanged: Signal { Signal("angle-changed", of: gtk_gesture_rotate_get_type) }
  package static var longPressed: Signal { Signal("pressed", of: gtk_gesture_long_press_get_type) }
  /// The closure receives the position at which the drag has begun.
  package static var dragBegan: Signal { Signal("drag-begin", of: gtk_gesture_drag_get_type) }
  /// The closure receives the offset from the start point.
  package static var dragMoved: Signal { Signal("drag-update", of: gtk_gesture_drag_get_type) }
  /// The closure receives the offset from the start point.
  package static var dragEnded: Signal { Signal("drag-end", of: gtk_gesture_drag_get_type) }
}

extension Signal where Handler == @MainActor (Double) -> Void {
  /// The closure receives the scale relative to that at the start.
  package static var scaleChanged: Signal { Signal("scale-changed", of: gtk_gesture_zoom_get_type) }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?) -> Void {
  /// The gesture is recognized.
  package static var gestureBegan: Signal { Signal("begin", of: gtk_gesture_get_type) }
  /// The gesture is no longer recognized.
  package static var gestureEnded: Signal { Signal("end", of: gtk_gesture_get_type) }
  /// Another gesture has claimed the press, or the window has lost it.
  package static var gestureCancelled: Signal { Signal("cancel", of: gtk_gesture_get_type) }
}

extension Signal where Handler == @MainActor (_ count: Int32, _ x: Double, _ y: Double) -> Void {
  package static var clickPressed: Signal { Signal("pressed", of: gtk_gesture_click_get_type) }
  package static var clickReleased: Signal { Signal("released", of: gtk_gesture_click_get_type) }
}

extension Signal where Handler == @MainActor (OpaquePointer) -> Bool {
  /// The closure receives the `GdkEvent`.
  package static var event: Signal { Signal("event", of: gtk_event_controller_legacy_get_type) }
}

extension Signal where Handler == @MainActor (Double, Double) -> Bool {
  package static var scroll: Signal { Signal("scroll", of: gtk_event_controller_scroll_get_type) }
}

extension Signal where Handler == @MainActor () -> Void {
  /// The number of items of a `GListStore` has changed.
  package static var storeLengthChanged: Signal { Signal(notify: "notify::n-items", of: g_list_store_get_type) }
  package static var scrollBegan: Signal { Signal("scroll-begin", of: gtk_event_controller_scroll_get_type) }
  package static var scrollEnded: Signal { Signal("scroll-end", of: gtk_event_controller_scroll_get_type) }
}

extension Signal where Handler == @MainActor (Double, Double) -> Void {
  /// The closure receives the velocity in pixels per second.
  package static var decelerated: Signal { Signal("decelerate", of: gtk_event_controller_scroll_get_type) }
}

extension Signal where Handler == @MainActor (PressedKey) -> Bool {
  package static var keyPressed: Signal { Signal("key-pressed", of: gtk_event_controller_key_get_type) }
}

extension Signal where Handler == @MainActor (PressedKey) -> Void {
  package static var keyReleased: Signal { Signal("key-released", of: gtk_event_controller_key_get_type) }
}

// MARK: Drag and drop

extension Signal where Handler == @MainActor (Double, Double) -> UInt {
  /// The closure returns the address of the `GdkContentProvider` to drag; 0 to drag nothing.
  package static var dragPrepare: Signal { Signal("prepare", of: gtk_drag_source_get_type) }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?) -> Void {
  package static var dragSourceBegan: Signal { Signal("drag-begin", of: gtk_drag_source_get_type) }
  package static var dropLeft: Signal { Signal("drag-leave", of: gtk_drop_target_async_get_type) }
}

extension Signal where Handler == @MainActor () -> Void {
  package static var dropMotionLeft: Signal { Signal("leave", of: gtk_drop_controller_motion_get_type) }
}

extension Signal where Handler == @MainActor (OpaquePointer, Double, Double) -> UInt32 {
  /// The closure receives the `GdkDrop`, and returns the preferred action; 0 if the drop isn't accepted.
  package static var dropEntered: Signal { Signal("drag-enter", of: gtk_drop_target_async_get_type) }
  package static var dropMoved: Signal { Signal("drag-motion", of: gtk_drop_target_async_get_type) }
}

extension Signal where Handler == @MainActor (OpaquePointer) -> Bool {
  /// The closure receives the `GdkDrop`, and returns whether its content can be dropped.
  package static var dropOffered: Signal { Signal("accept", of: gtk_drop_target_async_get_type) }
}

extension Signal where Handler == @MainActor (OpaquePointer, Double, Double) -> Bool {
  package static var dropped: Signal { Signal("drop", of: gtk_drop_target_async_get_type) }
}

extension Signal where Handler == @MainActor () -> Void {
  package static var clipboardChanged: Signal { Signal("changed", of: gdk_clipboard_get_type) }
}

// MARK: Other objects

extension Signal where Handler == @MainActor () -> Void {
  package static var startup: Signal { Signal("startup", of: g_application_get_type) }
  package static var activate: Signal { Signal("activate", of: g_application_get_type) }
  package static var shutdown: Signal { Signal("shutdown", of: g_application_get_type) }

  package static var adjustmentChanged: Signal { Signal("changed", of: gtk_adjustment_get_type) }
  package static var adjustmentValueChanged: Signal { Signal("value-changed", of: gtk_adjustment_get_type) }
  package static var bufferChanged: Signal { Signal("changed", of: gtk_text_buffer_get_type) }
  package static var bufferCaretMoved: Signal {
    Signal(notify: "notify::cursor-position", of: gtk_text_buffer_get_type)
  }
  package static var bufferSelectionChanged: Signal {
    Signal(notify: "notify::has-selection", of: gtk_text_buffer_get_type)
  }
  /// Emitted before the user's changes to a text, such as those of one key.
  package static var bufferEditBegan: Signal { Signal("begin-user-action", of: gtk_text_buffer_get_type) }
  package static var itemCountChanged: Signal { Signal(notify: "notify::n-items", of: g_list_model_get_type) }

  /// The phase of a frame in which animations are advanced.
  package static var frameUpdate: Signal { Signal("update", of: gdk_frame_clock_get_type) }
  /// The phase of a frame in which windows are laid out.
  package static var frameLayout: Signal { Signal("layout", of: gdk_frame_clock_get_type) }

  package static var surfaceStateChanged: Signal { Signal(notify: "notify::state", of: gdk_toplevel_get_type) }
  package static var textResolutionChanged: Signal { Signal(notify: "notify::gtk-xft-dpi", of: gtk_settings_get_type) }
  package static var fontNameChanged: Signal { Signal(notify: "notify::gtk-font-name", of: gtk_settings_get_type) }
  package static var animationsEnabledChanged: Signal {
    Signal(notify: "notify::gtk-enable-animations", of: gtk_settings_get_type)
  }
  package static var prefersDarkChanged: Signal {
    Signal(notify: "notify::gtk-application-prefer-dark-theme", of: gtk_settings_get_type)
  }
  package static var decorationLayoutChanged: Signal {
    Signal(notify: "notify::gtk-decoration-layout", of: gtk_settings_get_type)
  }
  package static var themeNameChanged: Signal { Signal(notify: "notify::gtk-theme-name", of: gtk_settings_get_type) }
}

extension Signal where Handler == @MainActor () -> Void {
  /// The user undoes an edit with GTK's menu of a text.
  package static var bufferUndone: Signal { Signal("undo", of: gtk_text_buffer_get_type) }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32) -> Void {
  /// The closure receives the `GtkTextIter`, the text and its length in bytes.
  package static var bufferTextInserted: Signal { Signal("insert-text", of: gtk_text_buffer_get_type) }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void {
  /// The closure receives the start and the end, which are `GtkTextIter`s.
  package static var bufferRangeDeleted: Signal { Signal("delete-range", of: gtk_text_buffer_get_type) }
  /// The closure receives the `GtkTextIter` and the `GtkTextMark`.
  package static var bufferMarkSet: Signal { Signal("mark-set", of: gtk_text_buffer_get_type) }
}

extension Signal
where Handler == @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void {
  /// The closure receives the `GtkTextTag`, and the start and the end, which are `GtkTextIter`s.
  package static var bufferTagApplied: Signal { Signal("apply-tag", of: gtk_text_buffer_get_type) }
}

extension Signal where Handler == @MainActor () -> Void {
  /// Emitted when a `GdkPaintable` has to be drawn again.
  package static var contentsInvalidated: Signal { Signal("invalidate-contents", of: gdk_paintable_get_type) }
}

extension Signal where Handler == @MainActor (UnsafeMutableRawPointer?) -> Void {
  /// The closure receives the action's parameter, a `GVariant`.
  package static var actionActivated: Signal { Signal("activate", of: g_simple_action_get_type) }
}
