import OrielCore

/// A dialog without a window: its transitions when it is presented and dismissed.
@MainActor package class HeadlessDialog<Event>: HeadlessTransition {
  package enum Phase: Equatable { case arriving, presented, leaving, gone }

  /// The surface below the dialog.
  package final let parent: (any PlatformSurface)?
  /// The current phase.
  package private(set) final var phase = Phase.arriving
  package private(set) final var transition: Int?
  final unowned let platform: HeadlessPlatform
  private var sink: ((Event) -> Void)?

  /// - Parameter sink: called with the events of the dialog; must capture its receiver weakly.
  init(over parent: (any PlatformSurface)?, platform: HeadlessPlatform, sink: @escaping (Event) -> Void) {
    self.parent = parent
    self.sink = sink
    self.platform = platform
    transition = platform.nextTransition()
  }

  /// The window below the dialog, directly or below other presentations; nil if it has no parent.
  package final var window: HeadlessWindow? { (parent as? any HeadlessSurface)?.window }

  /// Whether the user can see and use the dialog.
  final var isSeen: Bool { phase == .presented || phase == .leaving }

  package final func dismiss() {
    guard phase != .leaving, phase != .gone else { return }
    phase = .leaving
    transition = platform.nextTransition()
    platform.service()
  }

  /// Completes the pending opening or closing.
  package final func finishTransition() {
    switch phase {
    case .arriving:
      phase = .presented
      transition = nil
      didArrive()
    case .leaving: didLeave()
    case .presented, .gone: break
    }
  }

  /// Called when the dialog is on the screen.
  func didArrive() {}

  /// Called when the dialog has been dismissed by the app.
  func didLeave() {}

  final func report(_ event: Event) { sink?(event) }

  /// Closes the dialog, and records an event.
  final func end(_ record: ScreenEvent, _ event: Event) {
    guard phase != .gone else { return }
    phase = .gone
    transition = nil
    platform.alerts.removeAll { $0 === self }
    platform.fileDialogs.removeAll { $0 === self }
    platform.previews.removeAll { $0 === self }
    platform.photoPickers.removeAll { $0 === self }
    platform.record(record)
    let sink = sink
    self.sink = nil
    sink?(event)
  }
}
