import CGtk

/// The surface of a popover that is shown. It disappears for a moment to change its grab, and on X11 for as long as a
/// window is above that of the popover; the keyboard focus in it is restored.
@MainActor final class PopoverSurface {
  private let popover: GtkWidgetPointer
  private let window: UnsafeMutablePointer<GtkWindow>
  /// Whether it is being hidden temporarily or shown again.
  private(set) var isSwitching = false
  /// Whether it is hidden temporarily.
  private(set) var isSuspended = false
  /// The focus inside when the popover, or its previous form, was taken off the screen.
  var focus: FocusPlace?

  init(of popover: GtkWidgetPointer, in window: UnsafeMutablePointer<GtkWindow>) {
    self.popover = popover
    self.window = window
  }

  private var gtkPopover: UnsafeMutablePointer<GtkPopover> { popover.as(GtkPopover.self) }

  /// Whether it is on the screen, or will be when no window is above it.
  var isShown: Bool { isSuspended || gtk_widget_get_mapped(popover) != 0 }

  func show() { gtk_popover_popup(gtkPopover) }

  /// Moves the focus where it was inside.
  func restoreFocus() {
    focus?.restore(within: popover)
    focus = nil
  }

  // MARK: Grab

  /// Whether a click outside closes the popover.
  var isAutohide: Bool { gtk_popover_get_autohide(gtkPopover) != 0 }

  /// Sets whether a click outside closes the popover. GTK supports that only before the surface exists; afterwards it
  /// doesn't release the grab.
  ///
  /// - Parameter isVisible: whether the surface is on the screen.
  func setAutohide(_ isOn: Bool, isVisible: Bool) {
    guard isVisible else {
      isSwitching = true
      defer { isSwitching = false }
      return gtk_popover_set_autohide(gtkPopover, isOn ? 1 : 0)
    }
    withoutSurface {
      gtk_popover_set_autohide(gtkPopover, isOn ? 1 : 0)
      isSuspended = mustSuspend
    }
  }

  // MARK: Suspension

  /// Called when GTK has closed the popover: suspends it if a window is above. Returns whether it does.
  func suspendIfNeeded() -> Bool {
    guard mustSuspend else { return false }
    isSuspended = true
    return true
  }

  /// Hides the surface, or shows it again, if that is due. Returns whether it was.
  func suspendOrResume() -> Bool {
    let must = mustSuspend
    guard must != isSuspended else { return false }
    isSuspended = must
    withoutSurface {}
    return true
  }

  /// Runs `action` while the popover is hidden.
  private func withoutSurface(_ action: () -> Void) {
    isSwitching = true
    defer { isSwitching = false }
    if let focus = FocusPlace.inside(popover) { self.focus = focus }
    gtk_widget_set_visible(popover, 0)
    action()
    guard !isSuspended else { return }
    show()
    restoreFocus()
  }

  private var mustSuspend: Bool { !isAutohide && DisplayKind.isX11 && hasWindowAbove }

  /// Whether there is a window above the one with the popover.
  private var hasWindowAbove: Bool {
    let windows = gtk_window_get_toplevels()
    return (0..<g_list_model_get_n_items(windows)).contains { position in
      guard let item = g_list_model_get_item(windows, position) else { return false }
      let window = ObjectHandle(adopting: item)
      return gtk_window_get_transient_for(window.pointer()) == self.window && gtk_widget_get_mapped(window.widget) != 0
    }
  }
}
