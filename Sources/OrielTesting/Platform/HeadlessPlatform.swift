import Foundation
import OrielCore

/// A platform without a display.
@MainActor package final class HeadlessPlatform {
  /// The changes of all widgets.
  package internal(set) var changes = WidgetChanges() { didSet { version += 1 } }
  /// Incremented whenever a widget may have changed.
  var version = 0
  /// The time of pointer events in seconds.
  var pointerTime = 0.0
  /// Whether any view has used the pointer.
  var hasPointerInput = false
  /// The clipboard's content.
  var clipboardSource: HeadlessSource?
  package let clipboardChanges = DependencySource.make()
  /// The number of redraws of content without widgets.
  package internal(set) var redraws = 0
  /// The metrics of text.
  let metrics: FontMetrics
  /// The widget with the keyboard focus.
  package private(set) weak var focused: TestWidget?
  /// Whether that widget is an item of a toolbar.
  private var isFocusInToolbar = false
  let pageFocus = PageFocus()
  /// Whether pages have changed in this turn.
  var isPageFocusDue = false
  /// The windows that haven't been closed, the oldest first.
  package internal(set) var windows: [HeadlessWindow] = []
  /// The alerts, including opening and closing ones, the oldest first.
  package internal(set) var alerts: [HeadlessAlert] = []
  /// The sheets, covers, popovers and inspectors, including opening and closing ones, the oldest first.
  package internal(set) var presentations: [HeadlessPresentation] = []
  /// The file dialogs, including opening and closing ones, the oldest first.
  package internal(set) var fileDialogs: [HeadlessFileDialog] = []
  /// The previews of files, including opening and closing ones, the oldest first.
  package internal(set) var previews: [HeadlessQuickLook] = []
  /// The photo pickers, including opening and closing ones, the oldest first.
  package internal(set) var photoPickers: [HeadlessPhotoPicker] = []
  /// The desktop's settings.
  package var desktop = DesktopSettings() { didSet { schemesMayHaveChanged() } }
  /// The last reported desktop settings, and the observer.
  var reportedDesktop = DesktopSettings()
  var desktopDidChange: (@MainActor (DesktopSettings) -> Void)?
  /// The observer of the keyboard focus.
  var focusDidMove: (@MainActor ((any WidgetEventSink)?) -> Void)?
  /// Whether one of the windows has the keyboard focus.
  package var isActive = true { didSet { windowStatesDidChange() } }
  /// Whether there is an app for the URLs that the app opens.
  package var opensURLs = true
  /// The applications that are installed, and those that a software center offers.
  var installed: [InstalledApplication] = []
  var offered: [InstalledApplication] = []
  /// What the desktop knows about the app.
  package var appInformation = AppInformation()
  /// The names in the dialogs about the app that were shown.
  package var abouts: [String] = []
  /// Whether the desktop draws the title bars of windows with the automatic frame.
  package var usesTitleBars = false
  /// The progress at the app's icon.
  var launcherProgress: Double?
  /// The displayed notifications, the oldest first, and their actions.
  var notifications: [(content: DesktopNotification, action: @MainActor (String) -> Void)] = []
  /// The app's recent files, the newest first.
  var recentList: [RecentFile] = []
  let recentListChanges = DependencySource.make()
  /// The items in the bar of the desktop, the oldest first, and whether it displays them.
  var statusItems: [HeadlessStatusItem] = []
  var showsStatusItems = true
  /// Whether the app continues to run without a window.
  var runsWithoutWindows = false
  /// Why the session doesn't end unasked.
  var sessionHold: String?
  /// The files that are being watched.
  let fileWatches = HeadlessFileWatches()
  /// What was said to the user, the oldest first.
  var announcements: [String] = []
  /// The counter of operations on files.
  let fileWork = FileWorkCounter()
  /// The cache of loaded pictures.
  package let pictures = PictureCache()
  /// The requests for pictures that a test hasn't answered.
  var pictureRequests: [(url: URL, continuation: CheckedContinuation<LoadedPicture, any Error>)] = []
  /// The events so far.
  package internal(set) var trace: [ScreenEvent] = []
  /// Whether the desktop enables animations.
  var allowsMotion = true {
    didSet {
      for window in windows {
        if allowsMotion { window.frames.clock.motionMayBeAllowed() } else { window.frames.clock.finishAll() }
      }
    }
  }
  /// When presentations complete their opening and closing.
  var pace = PresentationPace.immediate
  /// Whether the trace includes changes of widgets.
  var tracesWidgets = false

  /// The window that was created last.
  private var lastMade: HeadlessWindow?
  private var turns: [@MainActor () -> Void] = []
  private var isRunning = false
  private var isServiceScheduled = false
  private var widgetCount = 0
  private var lastTransition = 0

  package init(metrics: FontMetrics = FontMetrics()) {
    self.metrics = metrics
    Announcements.platform = self
  }

  /// The maximum number of consecutive turns.
  private static let maximumTurns = 100

  /// Performs all pending work. Nested calls have no effect.
  package func runTurns() {
    guard !isRunning else { return }
    isRunning = true
    Announcements.platform = self
    defer { isRunning = false }
    for _ in 0..<Self.maximumTurns {
      let due = turns
      turns = []
      if !due.isEmpty { version += 1 }
      for turn in due { turn() }
      if turns.isEmpty, !layOutIfDue(), !acknowledgeNext() { return }
    }
    Diagnostics.warn("the screen didn't settle in \(Self.maximumTurns) turns; a view may change its state in each")
  }

  /// Whether views depend on the layout. Otherwise it is performed when it is queried.
  var readsGeometry = false
  private var isLayoutDue = false

  /// Marks the layout as out of date.
  func layoutMayBeDue() {
    guard readsGeometry, !isLayoutDue else { return }
    isLayoutDue = true
    service()
  }

  private func layOutIfDue() -> Bool {
    guard isLayoutDue else { return false }
    isLayoutDue = false
    layOutAll()
    return true
  }

  func layOutAll() {
    for window in windows { window.layOut() }
    for presentation in presentations { presentation.layOut() }
  }

  /// Whether no work is pending.
  var isQuiet: Bool { turns.isEmpty && !isLayoutDue && (pace == .byHand || transitions.isEmpty) }

  /// The pending transitions in order.
  package var transitions: [any HeadlessTransition] {
    let all: [any HeadlessTransition] = presentations + alerts + fileDialogs + previews + photoPickers
    return all.filter { $0.transition != nil }.sorted { ($0.transition ?? 0) < ($1.transition ?? 0) }
  }

  /// Returns the number of the next transition.
  func nextTransition() -> Int {
    lastTransition += 1
    return lastTransition
  }

  /// Completes the next transition, unless the test controls them.
  private func acknowledgeNext() -> Bool {
    guard pace == .immediate, let next = transitions.first else { return false }
    next.finishTransition()
    return true
  }

  /// Schedules pending work on the main actor's next turn, as a main loop does.
  func service() {
    guard !isServiceScheduled else { return }
    isServiceScheduled = true
    Task { @MainActor [weak self] in
      self?.isServiceScheduled = false
      self?.runTurns()
    }
  }

  func record(_ event: ScreenEvent) { trace.append(event) }

  func recordChange(_ change: @autoclosure () -> ScreenEvent) {
    if tracesWidgets { trace.append(change()) }
  }

  /// The window that was created last and is presented next.
  var newestWindow: HeadlessWindow {
    guard let lastMade else { preconditionFailure("no window has been created") }
    return lastMade
  }

  // MARK: Focus

  func moveFocus(to widget: TestWidget?) {
    guard focused !== widget else { return }
    if let widget, !widget.canBeGivenFocus { return }
    // A widget behind a modal presentation is focused after its dismissal.
    if let widget, let blocker = blocker(of: widget.surface) { return blocker.focusLater(widget) }
    let old = focused
    focused = widget
    isFocusInToolbar = widget?.leaf?.isInToolbar ?? false
    old?.focusDidChange(false)
    widget?.focusDidChange(true)
    focusMayHaveMoved()
  }

  func forgetFocus(of widget: TestWidget) {
    guard focused === widget else { return }
    focused = nil
    focusMayHaveMoved()
  }

  /// Moves the focus to the first control or row of what has the keys, if the focused widget has gone. The focus of a
  /// toolbar's item goes with it.
  func findFocus() {
    guard !isFocusInToolbar else { return }
    scheduleTurn { [weak self] in
      guard let self, self.focused == nil, let window = self.windows.last else { return }
      let front = self.presentations(above: window).last { $0.isSeen && $0.takesFocus }
      (front ?? window as any HeadlessSurface).focusStops.first?.takeFocus()
    }
  }

  // MARK: Stacking

  /// The presentations above a window, directly or not, the oldest first.
  func presentations(above window: HeadlessWindow) -> [HeadlessPresentation] {
    presentations.filter { $0.window === window }
  }

  /// The newest presentation, other than an alert, that prevents the user from using or closing a surface.
  func blocker(of surface: (any HeadlessSurface)?, closing isClosing: Bool = false) -> HeadlessPresentation? {
    guard let surface, let window = surface.window else { return nil }
    let blocker = presentations(above: window).last { isClosing ? $0.blocksClosing : $0.blocksOthers }
    guard let blocker, !surface.isAtOrAbove(blocker) else { return nil }
    return blocker
  }

  /// Notifies the presentations above a surface that its size has changed.
  func roomChanged(above surface: any HeadlessSurface) {
    for presentation in presentations where presentation.parent === surface { presentation.roomDidChange() }
  }
}

extension HeadlessPlatform: TurnScheduler {
  package func scheduleTurn(_ turn: @escaping @MainActor () -> Void) {
    turns.append(turn)
    service()
  }

  package func scheduleTurnWhenIdle(_ turn: @escaping @MainActor () -> Void) { scheduleTurn(turn) }

  package func prepareForMotion() {
    readsGeometry = true
    layOutAll()
  }
}

extension HeadlessPlatform: WidgetPlatform {
  package var services: PlatformServices { PlatformServices(self) }

  package func makeWidget<Kind: Element>(
    _ element: Kind, _ attributes: WidgetAttributes, sink: any WidgetEventSink
  ) -> any ElementWidget<Kind> {
    widgetCount += 1
    changes.made += 1
    return TestElementWidget(id: widgetCount, element, attributes, sink: sink, platform: self)
  }
}

extension HeadlessPlatform: WindowPlatform {
  package func makeWindow(_ request: WindowRequest, sink: any WindowEventSink) -> any PlatformWindow {
    let window = HeadlessWindow(request, sink: sink, platform: self)
    lastMade = window
    return window
  }
}
