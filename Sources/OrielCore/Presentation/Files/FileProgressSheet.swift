import Foundation
import Observation

/// Shows how far work on files has come, once it has taken a while, and lets the person stop it.
@MainActor final class FileProgressSheet: PresentationEventSink {
  private let host: ViewHost
  private let environment: EnvironmentScope
  private let parent: (any PlatformSurface)?
  private let model: FileProgressModel
  private let cancel: () -> Void
  private var wait: Task<Void, Never>?
  private var presentation: (any PlatformPresentation)?
  private var tree: ViewHost?

  /// - Parameters:
  ///   - filename: what is worked on, until the work itself says.
  ///   - cancel: called when the person wants it stopped.
  init(
    in host: ViewHost, environment: EnvironmentScope, over parent: (any PlatformSurface)?, filename: String,
    cancel: @escaping () -> Void
  ) {
    model = FileProgressModel(filename: filename)
    self.host = host
    self.environment = environment
    self.parent = parent
    self.cancel = cancel
    let (clock, delay) = (environment.values.fileProgressClock, environment.values.fileProgressDelay)
    wait = Task { [weak self] in
      do { try await clock.sleep(for: delay) } catch { return }
      if !Task.isCancelled { self?.show() }
    }
  }

  /// Takes in how far it has come, on any thread.
  var report: FileJob.Report {
    { [weak model] progress in Task { @MainActor in model?.take(progress) } }
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
  private(set) var progress: FileProgress

  init(filename: String) { progress = FileProgress(filename: filename) }

  /// Takes in how far it has come. Before the first file has its turn, the name is still the one from before.
  func take(_ progress: FileProgress) {
    var progress = progress
    if progress.filename.isEmpty { progress.filename = self.progress.filename }
    self.progress = progress
  }
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
