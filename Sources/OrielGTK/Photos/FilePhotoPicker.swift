import CGtk
import FoundationEssentials
import OrielCore

/// The photo picker if the user's folders can't be read: the desktop's file dialog, which gives access to the chosen
/// files.
///
/// A file dialog can't limit the number of files. If the user chooses too many, an alert says so, and the dialog is
/// presented again. It can't select files in advance either, so the choice replaces the selection.
///
/// It receives the events of the dialog, and is retained until the last one has closed.
@MainActor final class FilePhotoPicker: PresentedPhotoPicker, EventSink {
  private let request: PhotoPickerRequest
  private let reporter: PhotoPickerReporter
  private var host = AlertHost(parent: nil, application: nil)
  private var dialog: (any PresentedFileDialog)?
  private var refusal: Refusal?
  /// Retains it, because the dialog doesn't.
  private var itself: FilePhotoPicker?

  init(_ request: PhotoPickerRequest, reporter: PhotoPickerReporter) {
    self.request = request
    self.reporter = reporter
  }

  func present(over parent: UnsafeMutablePointer<GtkWindow>?, application: UnsafeMutablePointer<GtkApplication>?) {
    itself = self
    host = AlertHost(parent: parent, application: application)
    ask()
  }

  private func ask() {
    dialog = FileDialogPresenter.present(fileRequest, over: host.parent, application: host.application, sink: self)
  }

  /// Whether the file dialog is presented.
  var isAsking: Bool { dialog != nil }

  /// The types that the filter may accept. A file dialog can't distinguish other traits.
  var fileRequest: FileDialogRequest {
    var file = FileDialogRequest(.open(folders: false, multiple: request.allowsMultiple))
    let filter = request.filter
    let kinds: [(PhotoTraits, UTType)] = [(.image, .image), (.video, .movie)]
    var types = kinds.filter { kind, _ in
      let possible: [PhotoTraits] = [
        kind, kind.union(kind == .image ? .screenshot : .screenRecording), kind.union(.livePhoto),
        kind.union(.panorama), kind.union(.animated),
      ]
      return filter.map { filter in possible.contains { filter.accepts($0) } } ?? true
    }.map(\.1)
    if types.isEmpty { types = kinds.map(\.1) }
    file.filters = TypeFilter.filters(for: types)
    return file
  }

  func update(_ request: PhotoPickerRequest) {}

  func dismiss() {
    dialog?.dismiss()
    refusal?.dismiss()
  }

  func handle(_ event: FileDialogEvent) {
    switch event {
    case .presented: reporter.report(.presented)
    case .chosen(let choice): take(choice.urls)
    case .cancelled: end(.cancelled)
    case .failed(let reason): end(.failed(reason))
    }
  }

  private func take(_ urls: [URL]) {
    guard let maximum = request.maximum, urls.count > maximum else { return end(.chosen(urls)) }
    dialog = nil
    refusal = Refusal(maximum, in: host) { [weak self] outcome in
      guard let self else { return }
      self.refusal = nil
      switch outcome {
      case .read: self.ask()
      case .closed: self.end(.cancelled)
      case .failed(let reason): self.end(.failed(reason))
      }
    }
  }

  private func end(_ event: PhotoPickerEvent) {
    dialog = nil
    itself = nil
    reporter.report(event)
  }

  /// The alert that says how many files can be chosen.
  private final class Refusal: EventSink {
    enum Outcome {
      case read
      /// Closed without an answer, such as with its parent.
      case closed
      case failed(String)
    }

    private let whenDone: (Outcome) -> Void
    private var alert: DialogAlert?

    init(_ maximum: Int, in host: AlertHost, whenDone: @escaping (Outcome) -> Void) {
      self.whenDone = whenDone
      let button = AlertButton(id: .standard, label: StandardLabel.ok.localized, role: .cancel)
      let title = PluralWord.photosAtMost.text(for: maximum, with: "\(maximum)")
      alert = DialogAlert(
        AlertRequest(kind: .alert, title: title, buttons: [button]), reporter: AlertReporter(to: self))
      alert?.present(in: host)
    }

    func dismiss() { alert?.dismiss() }

    func handle(_ event: AlertEvent) {
      switch event {
      case .pressed: whenDone(.read)
      case .dismissed: whenDone(.closed)
      case .failed(let reason): whenDone(.failed(reason))
      default: break
      }
    }
  }
}
