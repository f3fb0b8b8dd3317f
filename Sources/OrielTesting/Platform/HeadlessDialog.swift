import OrielCore

/// A dialog that exists as values only: how it arrives, and how it goes.
@MainActor package class HeadlessDialog<Event>: HeadlessTransition {
  package enum Phase: Equatable { case arriving, presented, leaving, gone }

  /// What it stands above.
  package final let parent: (any PlatformSurface)?
  /// How far it has come.
  package private(set) final var phase = Phase.arriving
  package private(set) final var transition: Int?
  final unowned let platform: HeadlessPlatform
  private var sink: ((Event) -> Void)?

  /// - Parameter sink: hears of what becomes of the dialog; holds whoever wants to hear weakly.
  init(over parent: (any PlatformSurface)?, platform: HeadlessPlatform, sink: @escaping (Event) -> Void) {
    self.parent = parent
    self.sink = sink
    self.platform = platform
    transition = platform.nextTransition()
  }

  /// The window above which it stands, be it on something else that stands there; nil where it is on its own.
  package final var window: HeadlessWindow? { (parent as? any HeadlessSurface)?.window }

  /// Whether a person sees it, and can still use it.
  final var isSeen: Bool { phase == .presented || phase == .leaving }

  package final func dismiss() {
    guard phase != .leaving, phase != .gone else { return }
    phase = .leaving
    transition = platform.nextTransition()
    platform.service()
  }

  /// Lets it arrive, or leave, whichever it is about to do.
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

  /// It is on the screen.
  func didArrive() {}

  /// It leaves because the app wants it to.
  func didLeave() {}

  final func report(_ event: Event) { sink?(event) }

  /// Takes it off the screen, for a reason that is recorded.
  final func end(_ record: ScreenEvent, _ event: Event) {
    guard phase != .gone else { return }
    phase = .gone
    transition = nil
    platform.alerts.removeAll { $0 === self }
    platform.fileDialogs.removeAll { $0 === self }
    platform.record(record)
    let sink = sink
    self.sink = nil
    sink?(event)
  }
}
