import CGtk
import FoundationEssentials
import OrielCore

/// The content of an embedded photo picker if the user's folders can't be read: a button that presents the desktop's
/// file dialog.
@MainActor final class PhotoFileButton: EventSink {
  let root = ObjectHandle(retaining: gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
  private let count = ObjectHandle(retaining: gtk_label_new(nil))
  private let signals = SignalConnections()
  private var request: PhotoPickerRequest
  private var picker: FilePhotoPicker?
  /// Called with the files that the user has chosen.
  var didChoose: (([URL]) -> Void)?

  init(_ request: PhotoPickerRequest) {
    self.request = request
    gtk_widget_set_valign(root.widget, GTK_ALIGN_CENTER)
    count.widget.addClass(.dimLabel)
    root.widget.append(count.widget)
    let button: GtkWidgetPointer = gtk_button_new_with_label(Word.photosChooseFiles.text.forGTK)
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
    root.widget.append(button)
    signals.add(.connect(button.raw, .clicked) { [weak self] in self?.present() })
    showCount()
  }

  private func showCount() {
    let text = PluralWord.photosSelected.text(for: request.selection.count, with: "\(request.selection.count)")
    gtk_label_set_text(count.opaque, text.forGTK)
  }

  func update(_ request: PhotoPickerRequest) {
    self.request = request
    showCount()
  }

  private func present() {
    guard picker == nil else { return }
    let picker = FilePhotoPicker(request, reporter: PhotoPickerReporter(to: self))
    self.picker = picker
    let window = gtk_widget_get_root(root.widget).map { UnsafeMutableRawPointer($0) }
    picker.present(over: window?.assumingMemoryBound(to: GtkWindow.self), application: nil)
  }

  func handle(_ event: PhotoPickerEvent) {
    switch event {
    case .presented, .selectionChanged: return
    case .chosen(let urls): didChoose?(urls)
    case .cancelled: break
    case .failed(let reason): Diagnostics.warn("a photo picker couldn't be presented: \(reason)")
    }
    picker = nil
  }

  /// Releases what refers to the button.
  func dispose() {
    didChoose = nil
    signals.disconnectAll()
    picker?.dismiss()
  }
}
