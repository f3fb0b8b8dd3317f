import CGtk
import OrielCore

/// Moves the keyboard focus of a window when its pages are shown and hidden, right after the layout that shows them.
@MainActor final class WindowPages {
  private let window: GtkWidgetPointer
  private let decision = PageFocus()
  /// What has lost the focus.
  private var lost: GtkWidgetPointer?
  private var layout: FrameClockLink?

  private static let owned = OwnedObject<WindowPages>("oriel-window-pages")

  /// The object of the window that contains a widget; nil if the widget isn't in a window.
  static func of(_ widget: GtkWidgetPointer) -> WindowPages? {
    gtk_widget_get_root(widget).map { root in owned.of(root.raw) { WindowPages(root.widget) } }
  }

  private init(_ window: GtkWidgetPointer) { self.window = window }

  private var focus: GtkWidgetPointer? { gtk_window_get_focus(window.as(GtkWindow.self)) }

  /// Called when a page was shown or hidden, before its layout.
  func pageDidChange(_ page: PageNode) {
    guard window.raw.isInstance(of: gtk_window_get_type()), gtk_widget_get_mapped(window) != 0 else { return }
    if !page.isShown, let focus, page.contains(focus) {
      page.lastFocus = FocusPlace(focus)
      lost = focus
    }
    decision.pageDidChange(page)
    guard layout == nil else { return }
    layout = FrameClockLink(of: window, .frameLayout, after: true) { [weak self] in self?.settle() }
  }

  private func settle() {
    layout = nil
    let focus = focus
    let isLost = focus.map { $0 == lost || gtk_widget_get_mapped($0) == 0 } ?? true
    lost = nil
    guard isLost else { return decision.forget() }
    decision.settle(restore: restore, begin: FirstFocus.begin(inPage:), leave: leave)
  }

  /// Moves the focus to what is beside the widget with the page, such as the other column of a split view. The page may
  /// still be seen while its removal is animated.
  private func leave(_ page: PageNode) {
    var inner = (page.surface?.host as? SurfaceWidget)?.widget
    while let widget = inner, let parent = gtk_widget_get_parent(widget) {
      for child in parent.children where child != widget && gtk_widget_get_mapped(child) != 0 {
        if gtk_widget_child_focus(child, GTK_DIR_TAB_FORWARD) != 0 { return FirstFocus.leaveSearch(in: child) }
      }
      inner = parent
    }
  }

  private func restore(_ place: AnyObject) -> Bool {
    guard let place = place as? FocusPlace, place.isShown else { return false }
    place.restore(within: window)
    return true
  }
}

extension PageNode {
  /// Whether a widget is in the page.
  @MainActor fileprivate func contains(_ widget: GtkWidgetPointer) -> Bool {
    var next = SurfaceWidget.leaf(of: widget) as LayoutNode?
    while let node = next {
      if node === self { return true }
      next = node.parent ?? node.surface?.host?.container
    }
    return false
  }
}

extension SurfaceWidget {
  /// A requirement of `SurfaceHost`.
  func pageDidChange(_ page: PageNode) { WindowPages.of(widget)?.pageDidChange(page) }
}
