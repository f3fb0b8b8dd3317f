import Foundation
import OrielCore

/// A file dialog that exists as values only.
@MainActor package final class HeadlessFileDialog: PresentedFileDialog {
  package enum Phase: Equatable { case arriving, presented, leaving, gone }

  /// What it shows.
  package let request: FileDialogRequest
  /// What it stands above.
  package let parent: (any PlatformSurface)?
  /// How far it has come.
  package private(set) var phase = Phase.arriving
  private weak var sink: (any FileDialogEventSink)?
  private unowned let platform: HeadlessPlatform

  init(
    _ request: FileDialogRequest, over parent: (any PlatformSurface)?, sink: any FileDialogEventSink,
    platform: HeadlessPlatform
  ) {
    self.request = request
    self.parent = parent
    self.sink = sink
    self.platform = platform
  }

  /// Whether it is on its way to the screen or from it.
  var isInTransition: Bool { phase == .arriving || phase == .leaving }

  /// Whether a person sees it, and can still use it.
  var isSeen: Bool { phase == .presented || phase == .leaving }

  package func dismiss() {
    guard phase != .leaving, phase != .gone else { return }
    phase = .leaving
    platform.service()
  }

  /// Lets it arrive, or leave, whichever it is about to do.
  func finishTransition() {
    switch phase {
    case .arriving:
      phase = .presented
      platform.record(.presented("file dialog"))
      sink?.handle(.presented)
    case .leaving: end(.cancelled)
    case .presented, .gone: break
    }
  }

  /// Ends as if a person had caused it.
  package func end(_ event: FileDialogEvent) {
    guard phase != .gone else { return }
    phase = .gone
    platform.fileDialogs.removeAll { $0 === self }
    platform.record(.dismissed("file dialog"))
    let sink = sink
    self.sink = nil
    sink?.handle(event)
  }
}
