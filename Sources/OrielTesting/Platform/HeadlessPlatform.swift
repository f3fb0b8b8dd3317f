import OrielCore

/// A platform without a display: it keeps what a real one would show as values.
@MainActor package final class HeadlessPlatform {
  /// What was done to all widgets so far.
  package internal(set) var changes = WidgetChanges() { didSet { version += 1 } }
  /// Another number whenever something about a widget may be different.
  var version = 0
  /// How often what is drawn has changed, as far as no widget draws it.
  package internal(set) var redraws = 0
  /// What text is measured with.
  let metrics: FontMetrics
  /// The widget that has the keyboard's focus.
  package private(set) weak var focused: TestWidget?
  /// The windows that were made and aren't closed, the oldest first.
  package internal(set) var windows: [HeadlessWindow] = []
  /// The alerts that stand, or are on their way to or from the screen, the oldest first.
  package internal(set) var alerts: [HeadlessAlert] = []
  /// The sheets, covers, popovers and inspectors that stand, or are on their way, the oldest first.
  package internal(set) var presentations: [HeadlessPresentation] = []
  /// The file dialogs that stand, or are on their way, the oldest first.
  package internal(set) var fileDialogs: [HeadlessFileDialog] = []
  /// Counts what is done with the files that were chosen.
  let fileWork = FileWorkCounter()
  /// What has happened so far.
  package internal(set) var trace: [ScreenEvent] = []
  /// Whether the desktop wants things to move.
  var allowsMotion = true {
    didSet { if !allowsMotion { for window in windows { window.frames.clock.finishAll() } } }
  }
  /// Who says when an alert has come to the screen, or has left it.
  var pace = PresentationPace.immediate
  /// Whether the trace says what is done to single widgets.
  var tracesWidgets = false

  /// The window that was made last, be it presented or not.
  private var lastMade: HeadlessWindow?
  private var turns: [@MainActor () -> Void] = []
  private var isRunning = false
  private var isServiceScheduled = false
  private var widgetCount = 0
  private var lastTransition = 0

  package init(metrics: FontMetrics = FontMetrics()) { self.metrics = metrics }

  /// How many turns may follow from each other before what is left has to wait.
  private static let maximumTurns = 100

  /// Runs everything that is due, until nothing is. Calls during the run have no effect.
  package func runTurns() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    for _ in 0..<Self.maximumTurns {
      let due = turns
      turns = []
      if !due.isEmpty { version += 1 }
      for turn in due { turn() }
      if turns.isEmpty, !layOutIfDue(), !acknowledgeNext() { return }
    }
    Diagnostics.warn("the screen has not settled in \(Self.maximumTurns) turns; a view may be changing itself for ever")
  }

  /// Whether anything depends on where the layout puts it. Otherwise layout waits until somebody asks.
  var readsGeometry = false
  private var isLayoutDue = false

  /// A layout may come out differently.
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

  private func layOutAll() {
    for window in windows { window.layOut() }
    for presentation in presentations { presentation.layOut() }
  }

  /// Whether something is due.
  var isQuiet: Bool { turns.isEmpty && !isLayoutDue && (pace == .byHand || transitions.isEmpty) }

  /// What is on its way to the screen or from it, in the order in which it was sent there.
  package var transitions: [any HeadlessTransition] {
    let all: [any HeadlessTransition] = presentations + alerts + fileDialogs
    return all.filter { $0.transition != nil }.sorted { ($0.transition ?? 0) < ($1.transition ?? 0) }
  }

  /// The number of what sets out next.
  func nextTransition() -> Int {
    lastTransition += 1
    return lastTransition
  }

  /// Lets something presented arrive or leave, if the platform is to decide that.
  private func acknowledgeNext() -> Bool {
    guard pace == .immediate, let next = transitions.first else { return false }
    next.finishTransition()
    return true
  }

  /// Has what is due run in the main actor's next turn, as a main loop would.
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

  /// The window that was made last, and is presented next.
  var newestWindow: HeadlessWindow {
    guard let lastMade else { preconditionFailure("no window has been made") }
    return lastMade
  }

  // MARK: Focus

  func moveFocus(to widget: TestWidget?) {
    guard focused !== widget else { return }
    if let widget, !widget.canTakeFocus { return }
    // What is behind something modal has to wait until that is gone.
    if let widget, let blocker = blocker(of: widget.surface) { return blocker.focusLater(widget) }
    let old = focused
    focused = widget
    old?.focusDidChange(false)
    widget?.focusDidChange(true)
  }

  func forgetFocus(of widget: TestWidget) {
    if focused === widget { focused = nil }
  }

  // MARK: Above each other

  /// What is presented above a window, directly or not, the oldest first.
  func presentations(above window: HeadlessWindow) -> [HeadlessPresentation] {
    presentations.filter { $0.window === window }
  }

  /// What keeps a person from using a surface, or from closing it, unless it is an alert: the newest that lets only
  /// itself be used.
  func blocker(of surface: (any HeadlessSurface)?, closing isClosing: Bool = false) -> HeadlessPresentation? {
    guard let surface, let window = surface.window else { return nil }
    let blocker = presentations(above: window).last { isClosing ? $0.blocksClosing : $0.blocksOthers }
    guard let blocker, !surface.isAtOrAbove(blocker) else { return nil }
    return blocker
  }

  /// A surface has another size: what stands above it may need to know.
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

extension HeadlessPlatform: AlertPlatform {
  package func presentAlert(_ request: AlertRequest, over parent: (any PlatformSurface)?, sink: any AlertEventSink)
    -> any PresentedAlert
  {
    let alert = HeadlessAlert(request, over: parent, sink: sink, platform: self)
    alerts.append(alert)
    service()
    return alert
  }

  package func standardLabel(_ label: StandardLabel) -> String {
    switch label {
    case .ok: "OK"
    case .cancel: "Cancel"
    case .replace: "Replace"
    case .dontAskAgain: "Don't ask again"
    }
  }
}

extension HeadlessPlatform: PresentationPlatform {
  package func makePresentation(
    _ request: PresentationRequest, over parent: (any PlatformSurface)?, at site: (any PlatformWidget)?,
    sink: any PresentationEventSink
  ) -> any PlatformPresentation {
    let presentation = HeadlessPresentation(
      request, over: parent, at: site as? TestWidget, sink: sink, platform: self)
    presentations.append(presentation)
    return presentation
  }
}

extension HeadlessPlatform: FileDialogPlatform {
  package func presentFileDialog(
    _ request: FileDialogRequest, over parent: (any PlatformSurface)?, sink: any FileDialogEventSink
  ) -> any PresentedFileDialog {
    let dialog = HeadlessFileDialog(request, over: parent, sink: sink, platform: self)
    fileDialogs.append(dialog)
    service()
    return dialog
  }
}
