import Foundation
import OrielCore

/// A file dialog that exists as values only.
@MainActor package final class HeadlessFileDialog: PresentedFileDialog, HeadlessTransition {
  package enum Phase: Equatable { case arriving, presented, leaving, gone }

  /// What it shows.
  package let request: FileDialogRequest
  /// What it stands above.
  package let parent: (any PlatformSurface)?
  /// How far it has come.
  package private(set) var phase = Phase.arriving
  package private(set) var transition: Int?
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
    transition = platform.nextTransition()
  }

  /// The window above which it stands, be it on something else that stands there; nil where it is on its own.
  package var window: HeadlessWindow? { (parent as? any HeadlessSurface)?.window }

  /// What it is called.
  var noun: String { "\(ScreenFileDialog.Kind(request.kind).rawValue) dialog" }

  /// Whether the user sees it, and can still use it.
  var isSeen: Bool { phase == .presented || phase == .leaving }

  package func dismiss() {
    guard phase != .leaving, phase != .gone else { return }
    phase = .leaving
    transition = platform.nextTransition()
    platform.service()
  }

  /// Lets it arrive, or leave, whichever it is about to do.
  package func finishTransition() {
    switch phase {
    case .arriving:
      phase = .presented
      transition = nil
      platform.record(.presented(noun))
      sink?.handle(.presented)
    case .leaving: cancel()
    case .presented, .gone: break
    }
  }

  /// Ends with a choice, as the user would.
  package func choose(_ choice: FileChoice) {
    end(.chose(choice.urls.map(\.lastPathComponent), in: noun), .chosen(choice))
  }

  /// Ends without a choice, as the user would.
  package func cancel() { end(.dismissed(noun), .cancelled) }

  /// Has it fail, as if the desktop couldn't show it.
  func fail(_ reason: String) { end(.failed(noun, reason), .failed(reason)) }

  private func end(_ record: ScreenEvent, _ event: FileDialogEvent) {
    guard phase != .gone else { return }
    phase = .gone
    transition = nil
    platform.fileDialogs.removeAll { $0 === self }
    platform.record(record)
    let sink = sink
    self.sink = nil
    sink?.handle(event)
  }
}
