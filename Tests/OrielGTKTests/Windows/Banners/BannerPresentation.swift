import CGtk
import Foundation

@testable import OrielCore
@testable import OrielGTK

/// A banner: a box in the header bar of its window, with a button that closes it.
@MainActor final class BannerPresentation: PlatformPresentation, GtkSurface {
  /// The style class of the box.
  static let name = "test-banner"

  private let reporter: PresentationReporter
  private let parent: any GtkSurface
  private let bar: GtkWidgetPointer
  private let handle = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  private let close = ObjectHandle(retaining: gtk_button_new_with_label("Close banner"))
  private let frame = ColumnFrame()
  private let signals = SignalConnections()
  private var isDisposed = false

  init(
    _ request: PresentationRequest, over parent: any GtkSurface, in bar: GtkWidgetPointer,
    sink: any PresentationEventSink
  ) {
    self.parent = parent
    self.bar = bar
    reporter = PresentationReporter(to: sink)
    gtk_widget_add_css_class(handle.widget, Self.name)
    gtk_box_append(handle.pointer(), frame.widget)
    gtk_box_append(handle.pointer(), close.widget)
    signals.add(.connect(close.raw, .clicked) { [weak self] in self?.reporter.report(.closeAttempt) })
    update(request)
  }

  /// The header bar of a surface's window; nil if it has none.
  static func bar(of surface: any GtkSurface) -> GtkWidgetPointer? {
    guard let bar = gtk_window_get_titlebar(surface.gtkWindow) else { return nil }
    return bar.raw.isInstance(of: gtk_header_bar_get_type()) ? bar : nil
  }

  var gtkWindow: UnsafeMutablePointer<GtkWindow> { parent.gtkWindow }
  var background: any LayoutContainer { frame.background }
  var size: SurfaceSize? { parent.size }
  var availableSize: SurfaceSize? { parent.size }
  var presentations: PresentationRegistry { parent.presentations }

  func undo(_ direction: UndoDirection) -> Bool { parent.undo(direction) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { frame.sizeThatFits(proposal, ideal: 0) }

  func update(_ request: PresentationRequest) {
    guard !isDisposed, let form = request.form as? BannerForm else { return }
    gtk_widget_set_size_request(handle.widget, Int32(form.width), -1)
    gtk_widget_set_visible(close.widget, request.isDismissDisabled ? 0 : 1)
    frame.update(request)
  }

  func present() {
    guard !isDisposed, !reporter.isFinished else { return }
    gtk_header_bar_pack_start(bar.opaque, handle.widget)
    reporter.reportLater(.presented)
  }

  var focus: AnyObject? { nil }
  func moveFocus(to focus: AnyObject) {}

  func dismiss(animated: Bool) {
    guard !isDisposed else { return }
    leaveBar()
    reporter.reportLater(.closed)
  }

  private func leaveBar() {
    // A destroyed window has already released its header bar's children.
    if gtk_widget_is_ancestor(handle.widget, bar) != 0 { gtk_header_bar_remove(bar.opaque, handle.widget) }
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    reporter.silence()
    signals.disconnectAll()
    leaveBar()
    frame.dispose()
    // The button may be emitting the signal that has caused this call.
    MainLoop.schedule { [handle, close] in withExtendedLifetime((handle, close)) {} }
  }

  func insert(_ node: LayoutNode, after sibling: LayoutNode?) { frame.content.insert(node, after: sibling) }
  func move(_ node: LayoutNode, after sibling: LayoutNode?) { frame.content.move(node, after: sibling) }
  func remove(_ node: LayoutNode) { frame.content.remove(node) }
}
