import Foundation

/// An importer, exporter or mover at work: its dialog, what the person has to be told or asked, and the work itself.
@MainActor final class FilePresentation: LivePresentation {
  private let token: PresentationToken
  private let slot: FileSlot
  private let parent: (any PlatformSurface)?
  private let task: FileTask?
  private let options: FileDialogOptions
  /// What was chosen last: where the person is asked again.
  private var lastChoice: FileChoice?
  private var dialog: (any PresentedFileDialog)?
  private var question: FileQuestion?
  private var work: Task<Void, Never>?
  private var progress: FileProgressSheet?
  private var isDismissing = false
  private var hasPresented = false
  private var isOver = false

  init(_ token: PresentationToken, of slot: FileSlot, over surface: (any PlatformSurface)?) {
    self.token = token
    self.slot = slot
    parent = surface
    task = slot.modifier.makeTask?()
    options = FileDialogOptions(in: slot.environment.values)
  }

  /// Shows the dialog.
  func begin() {
    guard let platform = slot.host.fileDialogPlatform, let task else {
      return slot.host.graph.afterUpdates { self.finish(.cancelled) }
    }
    dialog = platform.presentFileDialog(request(for: task), over: parent, sink: self)
  }

  /// The dialog. Who is asked again finds the folder, and the name, that was chosen before.
  private func request(for task: FileTask) -> FileDialogRequest {
    var request = task.request(options)
    guard let url = lastChoice?.urls.first else { return request }
    request.initialFolder = FileDialogFolder.existing(Self.folder(of: url, in: request)) ?? request.initialFolder
    if case .save = request.kind { request.kind = .save(name: url.lastPathComponent) }
    return request
  }

  /// The folder that a dialog has shown at the end.
  private static func folder(of url: URL, in request: FileDialogRequest) -> URL {
    switch request.kind {
    case .folder, .open(folders: true, _): url
    case .open(folders: false, _), .save: url.deletingLastPathComponent()
    }
  }

  private func arrived() {
    guard !hasPresented else { return }
    hasPresented = true
    slot.coordinator.send(.didPresent(token))
  }

  // MARK: The work

  private func start(_ choice: FileChoice, mayReplace: Bool) {
    guard let task else { return }
    lastChoice = choice
    if let first = choice.urls.first { options.folder.remember(Self.folder(of: first, in: task.request(options))) }
    let filename = choice.urls.first.flatMap { DiskPath($0)?.shownName } ?? ""
    let progress = FileProgressSheet(
      in: slot.host, environment: slot.environment, over: parent, filename: filename
    ) { [weak self] in self?.work?.cancel() }
    self.progress = progress
    let report = progress.report
    let counter = slot.environment.values.fileWorkCounter
    counter?.begin()
    work = Task { [weak self, options] in
      defer { counter?.end() }
      do {
        let step = try await task.perform(choice, mayReplace, options, report)
        self?.proceed(step, after: choice)
      } catch is CancellationError {
        self?.finish(.cancelled)
      } catch {
        // Who stops it isn't told that it failed, whatever a document makes of being stopped.
        self?.finish(Task.isCancelled ? .cancelled : .completed(.failure(error)))
      }
    }
  }

  private func proceed(_ step: FileTask.Step, after choice: FileChoice) {
    stopWork()
    switch step {
    case .done(let urls): finish(.completed(.success(urls)))
    case .refused(let error):
      ask(.explanation(error)) { [weak self] _ in self?.begin() }
    case .wouldReplace(let error):
      ask(.replacing(error)) { [weak self] agrees in
        if agrees { self?.start(choice, mayReplace: true) } else { self?.begin() }
      }
    }
  }

  private func ask(_ kind: FileQuestion.Kind, then: @escaping (Bool) -> Void) {
    guard !isDismissing else { return finish(.cancelled) }
    guard let platform = slot.host.alertPlatform else { return then(false) }
    question = FileQuestion(kind, on: platform, over: parent) { [weak self] agrees in
      guard let self else { return }
      self.question = nil
      if self.isDismissing { self.finish(.cancelled) } else { then(agrees) }
    }
  }

  private func stopWork() {
    work = nil
    progress?.close()
    progress = nil
  }

  private func finish(_ outcome: FileSlot.Outcome) {
    guard !isOver else { return }
    isOver = true
    stopWork()
    slot.outcome = outcome
    slot.coordinator.send(.didClose(token, outcome: .dismissed))
  }

  // MARK: LivePresentation

  // What stands above a file dialog is its own.
  var surface: (any PlatformSurface)? { nil }
  func coverDidChange(_ isCovered: Bool) {}
  func update() {}
  func runAction(_ index: Int) {}

  func dismiss(animated: Bool) {
    isDismissing = true
    dialog?.dismiss()
    question?.dismiss()
    // What it has done by then is done: the end says which.
    work?.cancel()
    progress?.close()
  }

  func tearDown() {
    isOver = true
    dialog?.dismiss()
    dialog = nil
    question?.dismiss()
    question = nil
    work?.cancel()
    stopWork()
  }
}

extension FilePresentation: FileDialogEventSink {
  func handle(_ event: FileDialogEvent) {
    switch event {
    case .presented: arrived()
    case .chosen(let choice):
      dialog = nil
      arrived()
      if isDismissing { finish(.cancelled) } else { start(choice, mayReplace: false) }
    case .cancelled:
      dialog = nil
      finish(.cancelled)
    case .failed(let reason):
      dialog = nil
      Diagnostics.warn("a file dialog could not be shown: \(reason)")
      finish(.cancelled)
    }
  }
}
