import FoundationEssentials

/// A presented importer, exporter or mover: its dialog, its questions and its operation.
@MainActor final class FilePresentation: LivePresentation {
  let item = PresentationItemID.unit
  private let token: PresentationToken
  private let place: any PresentingPlace<FileModifier>
  private var parent: (any PlatformSurface)?
  private let task: FileTask?
  private let options: FileDialogOptions
  /// The last choice, with which the dialog is presented again.
  private var lastChoice: FileChoice?
  private var dialog: (any PresentedFileDialog)?
  private let work = FileWork()
  private var workTask: Task<Void, Never>?
  private var delay: Task<Void, Never>?
  /// The host of the progress sheet and the questions.
  private var modals: ViewHost?
  private var isDismissing = false
  private var hasPresented = false
  private var isOver = false
  /// The outcome of the operation, once it is over.
  private(set) var outcome = FileModifier.Outcome.cancelled

  init(_ token: PresentationToken, at place: any PresentingPlace<FileModifier>) {
    self.token = token
    self.place = place
    task = place.modifier.makeTask?()
    options = FileDialogOptions(in: place.context.environment.values)
  }

  /// Shows the dialog, which is shown again after a question about the choice.
  private func begin() {
    guard let task else { return place.graph.afterUpdates { self.finish(.cancelled) } }
    guard let platform = place.context.host.services.fileDialogs else {
      return place.graph.afterUpdates { self.fail("the platform shows no file dialogs") }
    }
    dialog = platform.presentFileDialog(request(for: task), over: parent, sink: self)
  }

  /// The request of the dialog, which begins with the last choice if it is presented again.
  private func request(for task: FileTask) -> FileDialogRequest {
    var request = task.request(options)
    guard let url = lastChoice?.urls.first else { return request }
    request.initialFolder = FileDialogFolder.existing(Self.folder(of: url, in: request)) ?? request.initialFolder
    if case .save = request.kind { request.kind = .save(name: url.lastPathComponent) }
    return request
  }

  /// The folder of the dialog when it closed.
  private static func folder(of url: URL, in request: FileDialogRequest) -> URL {
    switch request.kind {
    case .folder, .open(folders: true, _): url
    case .open(folders: false, _), .save: url.deletingLastPathComponent()
    }
  }

  private func arrived() {
    guard !hasPresented else { return }
    hasPresented = true
    place.coordinator.send(.didPresent(token))
  }

  // MARK: Operation

  private func start(_ choice: FileChoice, mayReplace: Bool) {
    guard let task else { return }
    lastChoice = choice
    if let first = choice.urls.first { options.folder.remember(Self.folder(of: first, in: task.request(options))) }
    work.begin(choice.urls.first.flatMap { DiskPath($0)?.shownName } ?? "")
    mountModals()
    showProgressLater()
    let report: FileJob.Report = { [weak work] progress in Task { @MainActor in work?.take(progress) } }
    let counter = place.context.environment.values.fileWorkCounter
    counter?.begin()
    workTask = Task { [weak self, options] in
      defer { counter?.end() }
      do {
        let step = try await task.perform(choice, mayReplace, options, report)
        self?.proceed(step)
      } catch {
        // A cancelled operation doesn't fail, whatever error a document throws. Otherwise any error is a failure.
        self?.finish(Task.isCancelled ? .cancelled : .completed(.failure(error)))
      }
    }
  }

  /// Shows the progress sheet after a delay.
  private func showProgressLater() {
    let values = place.context.environment.values
    let (clock, duration) = (values.fileProgressClock, values.fileProgressDelay)
    delay = Task { [weak self] in
      do { try await clock.sleep(for: duration) } catch { return }
      if !Task.isCancelled, let self, !self.isDismissing { self.work.showsProgress = true }
    }
  }

  private func proceed(_ step: FileTask.Step) {
    stopWork()
    switch step {
    case .done(let urls): finish(.completed(.success(urls)))
    case .refused(let error): ask(.explanation(error))
    case .wouldReplace(let error): ask(.replacing(error))
    }
  }

  private func stopWork() {
    workTask = nil
    delay?.cancel()
    delay = nil
    work.showsProgress = false
  }

  private func finish(_ outcome: FileModifier.Outcome) {
    guard !isOver else { return }
    isOver = true
    stopWork()
    self.outcome = outcome
    place.coordinator.send(.didClose(token, outcome: .dismissed))
  }

  private func fail(_ reason: String) {
    Diagnostics.warn("a file dialog couldn't be presented: \(reason)")
    finish(.completed(.failure(FileDialogError(reason: reason))))
  }

  // MARK: Questions

  private func mountModals() {
    guard modals == nil else { return }
    // The app's dialog modifiers don't apply to these dialogs.
    var values = EnvironmentValues()
    values.isEnabled = true
    values.dialogIcon = nil
    values.dialogSeverity = .automatic
    values.dialogSuppression = nil
    let host = place.context.host
    let modals = ViewHost(
      graph: place.graph, platform: host.platform, container: NullContainer.shared,
      environment: EnvironmentScope(parent: place.context.environment, values: values), presenter: place.coordinator,
      token: token)
    self.modals = modals
    let platform = host.services.alerts
    modals.mount(
      FileModals(
        work: work, label: { platform?.standardLabel($0) ?? "" }, cancel: { [weak self] in self?.workTask?.cancel() },
        answer: { [weak self] in self?.proceed(after: $0) }))
  }

  private func ask(_ question: FileQuestion) {
    if isDismissing { finish(.cancelled) } else { work.ask(question) }
  }

  private func proceed(after answer: AlertEnd) {
    guard let question = work.takeQuestion(), !isOver else { return }
    guard !isDismissing else { return finish(.cancelled) }
    switch (question, answer) {
    // The question couldn't be presented.
    case (_, .failed): finish(.completed(.failure(question.error)))
    case (.replacing, .chosen(.destructive)):
      if let lastChoice { start(lastChoice, mayReplace: true) }
    case (.replacing, _), (.explanation, _): begin()
    }
  }

  // MARK: LivePresentation

  func show(over surface: (any PlatformSurface)?) {
    parent = surface
    begin()
  }

  // Nested presentations are shown above the parent of the dialog.
  var surface: (any PlatformSurface)? { parent }

  func coverDidChange(_ isCovered: Bool) { endIfIdle() }
  func update() {}
  func runAction(_ id: ActionID) {}

  func dismiss(animated: Bool) {
    isDismissing = true
    dialog?.dismiss()
    // The outcome depends on whether the operation has already completed.
    workTask?.cancel()
    endIfIdle()
  }

  /// Ends a dismissed presentation whose question is still pending.
  private func endIfIdle() {
    guard isDismissing, dialog == nil, workTask == nil, !place.coordinator.carriesOthers(token) else { return }
    finish(.cancelled)
  }

  func tearDown() {
    isOver = true
    dialog?.dismiss()
    dialog = nil
    workTask?.cancel()
    stopWork()
    modals?.unmount()
    modals = nil
  }
}

extension FilePresentation: EventSink {
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
      fail(reason)
    }
  }
}
