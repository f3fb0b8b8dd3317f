import CGtk
import OrielCore

/// The platform implementation for GTK.
@MainActor package final class GtkPlatform: AppPlatform, PresentationPlatform, FileDialogPlatform {
  /// The application of the windows; nil in tests.
  let application: UnsafeMutablePointer<GtkApplication>?
  /// Nil in tests of single widgets.
  var desktop: DesktopWatch?
  let notificationActions = NotificationActions()
  let launcherEntry = LauncherEntry()
  let statusItems = StatusItems()
  private(set) lazy var sessionHold = makeSessionHold()
  /// The window for whose sake the session is held.
  weak var sessionWindow: (any GtkSurface)?
  package let pictures = PictureCache()
  private(set) lazy var recentList = RecentFileList()
  package private(set) lazy var appInformation = loadAppInformation()

  package init(application: UnsafeMutablePointer<GtkApplication>? = nil) {
    self.application = application
    Announcements.platform = self
  }

  package func scheduleTurn(_ turn: @escaping @MainActor () -> Void) { MainLoop.schedule(turn) }
  package func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void) { MainLoop.scheduleWhenIdle(turn) }
  package func prepareForMotion() { SurfaceWidget.layOutChanged() }

  package var services: PlatformServices { PlatformServices(self) }

  package func makeWidget<Kind: Element>(
    _ element: Kind, _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> any ElementWidget<Kind> {
    guard let widget = (element as? any GtkElement)?.makeWidget(attributes, sink: sink) as? GtkElementWidget<Kind>
    else { preconditionFailure("there is no GTK widget for \(Kind.self)") }
    if Inspection.namesWidgets { widget.nameForInspector() }
    return widget
  }

  package func makeWindow(_ request: WindowRequest, sink: any WindowEventSink) -> any PlatformWindow {
    let window = GtkPlatformWindow(request, application: application, sink: sink)
    window.directionDidChange = { [weak self] in self?.desktop?.settingsMayHaveChanged() }
    return window
  }

  package func drawsTitleBar(of frame: WindowFrame) -> Bool { DesktopFrame.drawsTitleBar(of: frame) }

  package func followFocus(_ didMove: @escaping @MainActor ((any WidgetEventSink)?) -> Void) {
    FocusWatch.shared.begin(didMove)
  }

  package func presentFileDialog(
    _ request: FileDialogRequest, over parent: (any PlatformSurface)?, sink: any FileDialogEventSink
  ) -> any PresentedFileDialog {
    let window = (parent as? any GtkSurface)?.gtkWindow
    return FileDialogPresenter.present(request, over: window, application: application, sink: sink)
  }
}
