import Foundation
import Observation

/// Shows how far work on files has come, once it has taken a while, and lets the person stop it.
@MainActor final class FileProgressSheet: PresentationEventSink {
  private let host: ViewHost
  private let environment: EnvironmentScope
  private let parent: (any PlatformSurface)?
  private let model = FileProgressModel()
  private let cancel: () -> Void
  private var wait: Task<Void, Never>?
  private var presentation: (any PlatformPresentation)?
  private var tree: ViewHost?

  /// - Parameters:
  ///   - delay: how long the work may take unseen.
  ///   - cancel: called when the person wants it stopped.
  init(
    in host: ViewHost, environment: EnvironmentScope, over parent: (any PlatformSurface)?, delay: Duration,
    cancel: @escaping () -> Void
  ) {
    self.host = host
    self.environment = environment
    self.parent = parent
    self.cancel = cancel
    wait = Task { [weak self] in
      do { try await Task.sleep(for: delay) } catch { return }
      self?.show()
    }
  }

  /// Takes in how far it has come, on any thread.
  var report: FileJob.Report {
    { [weak model] progress in Task { @MainActor in model?.progress = progress } }
  }

  private func show() {
    guard let platform = host.presentationPlatform else { return }
    var request = PresentationRequest(.sheet)
    let presentation = platform.makePresentation(request, over: parent, at: nil, sink: self)
    var values = EnvironmentValues()
    values.isEnabled = true
    let tree = ViewHost(
      graph: host.graph, platform: host.platform, container: presentation,
      environment: EnvironmentScope(parent: environment, values: values))
    self.presentation = presentation
    self.tree = tree
    let label = host.alertPlatform?.standardLabel(.cancel) ?? "Cancel"
    tree.mount(FileProgressPanel(model: model, cancelLabel: label, cancel: cancel))
    request.title = model.progress.filename
    presentation.update(request)
    presentation.present()
  }

  /// The work is over.
  func close() {
    wait?.cancel()
    tree?.unmount()
    tree = nil
    presentation?.dismiss(animated: true)
    presentation?.dispose()
    presentation = nil
  }

  func handle(_ event: PresentationEvent) {
    if case .closeAttempt = event { cancel() }
  }
}

@MainActor @Observable private final class FileProgressModel {
  var progress = FileProgress()
}

/// What the person sees of it.
private struct FileProgressPanel: View {
  let model: FileProgressModel
  let cancelLabel: String
  let cancel: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Text(model.progress.filename).lineLimit(1).truncationMode(.middle)
      if let fraction = model.progress.fraction { ProgressView(value: fraction) } else { ProgressView() }
      Button(cancelLabel, role: .cancel) { cancel() }
        .keyboardShortcut(.cancelAction)
    }
    .padding(24)
    .frame(minWidth: 320)
  }
}
