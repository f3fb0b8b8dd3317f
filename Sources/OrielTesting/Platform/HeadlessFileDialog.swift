import Foundation
import OrielCore

/// A headless file dialog.
@MainActor package final class HeadlessFileDialog: PresentedFileDialog, HeadlessTransition {
  package enum Phase: Equatable { case arriving, presented, leaving, gone }

  /// The request.
  package let request: FileDialogRequest
  /// The parent.
  package let parent: (any PlatformSurface)?
  /// The phase of the transition.
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

  /// The window above which it is presented, directly or not; nil without a parent.
  package var window: HeadlessWindow? { (parent as? any HeadlessSurface)?.window }

  /// The name.
  var noun: String { "\(ScreenFileDialog.Kind(request.kind).rawValue) dialog" }

  /// Whether the dialog is visible and can be used.
  var isSeen: Bool { phase == .presented || phase == .leaving }

  package func dismiss() {
    guard phase != .leaving, phase != .gone else { return }
    phase = .leaving
    transition = platform.nextTransition()
    platform.service()
  }

  /// Completes the pending transition.
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

  /// Closes the dialog with a choice, as the user does.
  package func choose(_ choice: FileChoice) {
    end(.chose(choice.urls.map(\.lastPathComponent), in: noun), .chosen(choice))
  }

  /// Closes the dialog without a choice, as the user does.
  package func cancel() { end(.dismissed(noun), .cancelled) }

  /// Lets the presentation fail, as if the desktop couldn't show it.
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
