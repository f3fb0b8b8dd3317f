import CGtk
import FoundationEssentials
import OrielCore

/// The photo picker if the user's folders can't be read: the desktop's file dialog, which gives access to the chosen
/// files.
///
/// It receives the events of the dialog, and is retained until the dialog has closed.
@MainActor final class FilePhotoPicker: PresentedPhotoPicker, EventSink {
  private let request: PhotoPickerRequest
  private let reporter: PhotoPickerReporter
  private var dialog: (any PresentedFileDialog)?
  /// Retains it, because the dialog doesn't.
  private var itself: FilePhotoPicker?

  init(_ request: PhotoPickerRequest, reporter: PhotoPickerReporter) {
    self.request = request
    self.reporter = reporter
  }

  func present(over parent: UnsafeMutablePointer<GtkWindow>?, application: UnsafeMutablePointer<GtkApplication>?) {
    itself = self
    dialog = FileDialogPresenter.present(fileRequest, over: parent, application: application, sink: self)
  }

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

  func dismiss() { dialog?.dismiss() }

  func handle(_ event: FileDialogEvent) {
    switch event {
    case .presented: reporter.report(.presented)
    case .chosen(let choice):
      let urls = request.maximum.map { Array(choice.urls.prefix($0)) } ?? choice.urls
      end(.chosen(urls))
    case .cancelled: end(.cancelled)
    case .failed(let reason): end(.failed(reason))
    }
  }

  private func end(_ event: PhotoPickerEvent) {
    dialog = nil
    itself = nil
    reporter.report(event)
  }
}
