import Observation

/// What work on files shows while it goes on, and asks when it can't.
@MainActor @Observable final class FileWork {
  /// How far it has come.
  private(set) var progress = FileProgress(filename: "")
  var showsProgress = false
  var isAsking = false
  private(set) var question: FileQuestion?

  /// Begins a step of the work, on a file of this name until the work itself says.
  func begin(_ filename: String) { progress = FileProgress(filename: filename) }

  /// Takes in how far it has come. Before the first file has its turn, the name is still the one from before.
  func take(_ progress: FileProgress) {
    var progress = progress
    if progress.filename.isEmpty { progress.filename = self.progress.filename }
    self.progress = progress
  }

  func ask(_ question: FileQuestion) {
    self.question = question
    isAsking = true
  }

  /// The question that was asked, once.
  func takeQuestion() -> FileQuestion? {
    defer { question = nil }
    return question
  }
}

/// Something that the user has to be told, or asked, about the files that were chosen.
enum FileQuestion {
  /// Why the choice can't be used.
  case explanation(FileAccessError)
  /// Whether what is there is to be replaced.
  case replacing(FileAccessError)

  var error: FileAccessError {
    switch self {
    case .explanation(let error), .replacing(let error): error
    }
  }

  var message: String {
    switch self {
    case .explanation(let error): error.recoverySuggestion ?? ""
    case .replacing: FileAccessMessages.current.replaceIt
    }
  }
}

/// The modals that work on files raises, as views that present: above the same surface as the file dialog, and in turn with
/// each other.
struct FileModals: View {
  let work: FileWork
  let label: (StandardLabel) -> String
  /// Stops the work.
  let cancel: () -> Void
  /// Takes the answer to the question.
  let answer: (AlertEnd) -> Void

  var body: some View {
    EmptyView()
      .sheet(isPresented: Bindable(work).showsProgress) {
        FileProgressPanel(work: work, cancelLabel: label(.cancel), cancel: cancel)
      }
      .modifier(
        AlertModifier(
          isPresented: Bindable(work).isAsking,
          source: AlertSource(
            kind: .alert, title: { Text(verbatim: $0.error.errorDescription ?? "") }, presenting: work.question,
            actions: { FileAnswers(question: $0, label: label) }, message: { Text(verbatim: $0.message) }),
          didEnd: answer))
  }
}

/// What the user can answer; where nothing is asked, the desktop's "OK".
private struct FileAnswers: View {
  let question: FileQuestion
  let label: (StandardLabel) -> String

  var body: some View {
    if case .replacing = question {
      Button(label(.cancel), role: .cancel) {}
      Button(label(.replace), role: .destructive) {}
    }
  }
}

/// How far the work has come, and a way to stop it.
private struct FileProgressPanel: View {
  let work: FileWork
  let cancelLabel: String
  let cancel: () -> Void

  var body: some View {
    VStack(spacing: 12) {
      Text(work.progress.filename).lineLimit(1).truncationMode(.middle)
      if let fraction = work.progress.fraction { ProgressView(value: fraction) } else { ProgressView() }
      Button(cancelLabel, role: .cancel) { cancel() }
        .keyboardShortcut(.cancelAction)
    }
    .padding(24)
    .frame(minWidth: 320)
    .navigationTitle(work.progress.filename)
    .presentationCompactAdaptation(.none)
    // Who closes the sheet wants the work stopped; the sheet goes with it.
    .modifier(PreferenceModifier<CloseGuardKey> { _ in .offer(CloseGuard { cancel() }) })
  }
}
