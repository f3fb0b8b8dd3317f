import Observation

/// The progress of an operation on files, and its pending question.
@MainActor @Observable final class FileWork {
  /// The progress.
  private(set) var progress = FileProgress(filename: "")
  var showsProgress = false
  var isAsking = false
  private(set) var question: FileQuestion?

  /// Begins a step of the operation with the name of a file, until the operation reports its progress.
  func begin(_ filename: String) { progress = FileProgress(filename: filename) }

  /// Updates the progress. Before the first file has begun, the previous name is kept.
  func take(_ progress: FileProgress) {
    var progress = progress
    if progress.filename.isEmpty { progress.filename = self.progress.filename }
    self.progress = progress
  }

  func ask(_ question: FileQuestion) {
    self.question = question
    isAsking = true
  }

  /// Returns the pending question and removes it.
  func takeQuestion() -> FileQuestion? {
    defer { question = nil }
    return question
  }
}

/// An explanation or question about the chosen files.
enum FileQuestion {
  /// The reason why the choice can't be used.
  case explanation(FileAccessError)
  /// Whether the existing file is to be replaced.
  case replacing(FileAccessError)

  var error: FileAccessError {
    switch self {
    case .explanation(let error), .replacing(let error): error
    }
  }

  var message: String {
    switch self {
    case .explanation(let error): error.recoverySuggestion ?? ""
    case .replacing: Word.fileReplaceIt.text
    }
  }
}

/// The modal presentations of an operation on files, as presenting views. They are presented above the same surface as
/// the file dialog, and are queued with other modal presentations.
struct FileModals: View {
  let work: FileWork
  let label: (StandardLabel) -> String
  /// Cancels the operation.
  let cancel: () -> Void
  /// Handles the answer to the question.
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

/// The buttons of a question; an explanation has the desktop's "OK".
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

/// The progress of the operation and a Cancel button.
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
    // Closing the sheet cancels the operation, which closes the sheet.
    .modifier(PreferenceModifier<CloseGuardKey> { _ in .offer(CloseGuard { cancel() }) })
  }
}
