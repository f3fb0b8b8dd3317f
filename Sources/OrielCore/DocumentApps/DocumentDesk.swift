import FoundationEssentials
import Observation

/// The dialogs about documents above a window, one after the other.
@MainActor @Observable final class DocumentDesk {
  /// Whether a question is presented.
  var isAsking = false
  private(set) var question: DocumentQuestion?
  /// What the user types in the field of a question.
  var text = ""
  /// Whether a file dialog is presented.
  var isChoosing = false
  private(set) var task: FileTask?

  @ObservationIgnored private var answer = DocumentAnswer.cancel
  @ObservationIgnored private var asking: CheckedContinuation<DocumentAnswer, Never>?
  @ObservationIgnored private var choosing: CheckedContinuation<Result<[URL], any Error>?, Never>?
  @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []
  @ObservationIgnored private var isGone = false

  private var isBusy: Bool { asking != nil || choosing != nil }

  /// Presents a question when those before it have been answered.
  ///
  /// - Returns: the answer; `cancel` if the question can't be presented, or the window closes.
  func ask(_ question: DocumentQuestion) async -> DocumentAnswer {
    await turn()
    guard !isGone else { return .cancel }
    let answer = await withCheckedContinuation { continuation in
      asking = continuation
      self.answer = .cancel
      text = question.text
      self.question = question
      isAsking = true
    }
    next()
    return answer
  }

  /// The user has activated a button.
  func give(_ answer: DocumentAnswer) { self.answer = answer }

  /// The question has been closed.
  func didAnswer() {
    let continuation = asking
    asking = nil
    isAsking = false
    continuation?.resume(returning: answer)
  }

  /// Presents a file dialog and performs its operation.
  ///
  /// - Returns: the result of the operation; nil if the user has cancelled it, or the window closes.
  func perform(_ task: FileTask) async -> Result<[URL], any Error>? {
    await turn()
    guard !isGone else { return nil }
    let result = await withCheckedContinuation { continuation in
      choosing = continuation
      self.task = task
      isChoosing = true
    }
    next()
    return result
  }

  /// The operation of the file dialog is over.
  func didPerform(_ result: Result<[URL], any Error>?) {
    let continuation = choosing
    choosing = nil
    isChoosing = false
    // It retains the window.
    task = nil
    continuation?.resume(returning: result)
  }

  /// Lets the user choose files to open. Errors are shown.
  func chooseFiles(of types: [UTType]) async -> [URL] {
    switch await perform(.importing(types, allowsMultipleSelection: true)) {
    case .success(let urls)?: return urls
    case .failure(let error)?:
      _ = await ask(.message(error))
      return []
    case nil: return []
    }
  }

  private func turn() async {
    while isBusy, !isGone { await withCheckedContinuation { waiting.append($0) } }
  }

  private func next() { if !waiting.isEmpty { waiting.removeFirst().resume() } }

  /// The window has closed: nothing is presented any more.
  func leave() {
    isGone = true
    answer = .cancel
    didAnswer()
    didPerform(nil)
    question = nil
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// Presents the dialogs of a desk.
struct DocumentPanels: View {
  @Bindable var desk: DocumentDesk
  @Environment(\.standardLabels) private var labels

  var body: some View {
    EmptyView()
      .modifier(
        AlertModifier(
          isPresented: $desk.isAsking,
          source: AlertSource(
            kind: .alert, title: { Text(verbatim: $0.title) }, presenting: desk.question,
            actions: { DocumentAnswers(question: $0, desk: desk, labels: labels) },
            message: { Text(verbatim: $0.message) }),
          didEnd: { _ in desk.didAnswer() })
      )
      .modifier(
        FileModifier(
          isPresented: $desk.isChoosing, makeTask: desk.task.map { task in { task } },
          onCompletion: { desk.didPerform($0) }, onCancellation: { desk.didPerform(nil) })
      )
  }
}

/// The buttons of a question about a document.
private struct DocumentAnswers: View {
  @Bindable var desk: DocumentDesk
  private let question: DocumentQuestion
  private let labels: StandardLabels

  init(question: DocumentQuestion, desk: DocumentDesk, labels: StandardLabels) {
    self.question = question
    self.desk = desk
    self.labels = labels
  }

  var body: some View {
    if case .rename = question { TextField(LocalizedStringKey(.documentName), text: $desk.text) }
    ForEach(question.answers.indices, id: \.self) { button(question.answers[$0]) }
  }

  @ViewBuilder private func button(_ answer: DocumentAnswer) -> some View {
    switch answer {
    case .cancel:
      Button(question.isExplanation ? labels[.ok] : labels[.cancel], role: .cancel) {}
    case .delete: Button(labels[.delete], role: .destructive) { desk.give(answer) }
    case .discard: Button(LocalizedStringKey(.documentDiscard), role: .destructive) { desk.give(answer) }
    case .overwrite: Button(LocalizedStringKey(.documentOverwrite), role: .destructive) { desk.give(answer) }
    case .save:
      Button(LocalizedStringKey(.documentSave)) { desk.give(answer) }.keyboardShortcut(.defaultAction)
    case .saveFirst:
      Button(LocalizedStringKey(.documentSaveFirst)) { desk.give(answer) }.keyboardShortcut(.defaultAction)
    case .saveAs: Button(LocalizedStringKey(.documentSaveAs)) { desk.give(answer) }
    case .rename:
      Button(LocalizedStringKey(.documentRenameTitle)) { desk.give(answer) }.keyboardShortcut(.defaultAction)
    }
  }
}
