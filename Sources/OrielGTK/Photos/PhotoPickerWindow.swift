import CGtk
import OrielCore

typealias PhotoPickerReporter = EventReporter<PhotoPickerEvent>

extension PhotoPickerEvent: StagedEvent {
  var stage: EventStage {
    switch self {
    case .presented: .arrival
    case .selectionChanged: .meanwhile
    case .chosen, .cancelled, .failed: .end
    }
  }
}

/// A photo picker: a modal `GtkWindow`. Its signal handlers retain it until it has closed.
@MainActor final class PhotoPickerWindow: PresentedPhotoPicker {
  private let reporter: PhotoPickerReporter
  private let signals = SignalConnections()
  private var request: PhotoPickerRequest
  let browser: PhotoBrowser
  private let accept = ObjectHandle(retaining: gtk_button_new())
  private let cancel = ObjectHandle(retaining: gtk_button_new())
  /// Retained until the end, however the window is destroyed.
  private(set) var window: ObjectHandle?

  init(_ request: PhotoPickerRequest, scanner: PhotoScanner, reporter: PhotoPickerReporter) {
    self.request = request
    self.reporter = reporter
    browser = PhotoBrowser(request, scanner: scanner)
  }

  /// The initial size, in pixels.
  private static let size: (width: Int32, height: Int32) = (860, 600)

  func present(over parent: UnsafeMutablePointer<GtkWindow>?, application: UnsafeMutablePointer<GtkApplication>?) {
    let handle = WidgetInstance.make(gtk_window_get_type(), role: GTK_ACCESSIBLE_ROLE_DIALOG)
    let window: UnsafeMutablePointer<GtkWindow> = handle.pointer()
    self.window = handle
    gtk_window_set_default_size(window, Self.size.width, Self.size.height)
    gtk_window_set_title(window, (request.prompt ?? Word.photosTitle.text).forGTK)
    gtk_window_set_modal(window, 1)
    gtk_window_set_transient_for(window, parent)
    gtk_window_set_destroy_with_parent(window, 1)
    if parent == nil, let application { gtk_window_set_application(window, application) }
    gtk_window_set_titlebar(window, makeHeader())
    gtk_window_set_child(window, browser.root.widget)
    gtk_widget_add_controller(handle.widget, WidgetInstance.closingAtEscape())
    browser.takesFocus = true
    browser.selectionDidChange = { [weak self] in self?.selectionDidChange() }
    browser.didConfirm = { [weak self] in self?.choose() }
    browser.didCancel = { [weak self] in self?.close() }

    signals.add(.connect(handle.raw, .map, after: true) { self.reporter.reportLater(.presented) })
    signals.add(.connect(handle.raw, .unrealize) { self.vanish() })
    signals.add(
      .connect(handle.raw, .closeRequest) {
        self.close()
        return true
      })
    if let parent {
      // GTK destroys it with its parent only when the last reference to the parent is released.
      signals.add(.connect(UnsafeMutableRawPointer(parent), .unrealize) { self.vanish() })
    }
    WindowReturn.windowWillCome(over: parent)
    gtk_window_present(window)
  }

  private func makeHeader() -> GtkWidgetPointer? {
    let header = gtk_header_bar_new()
    let acceptLabel = request.isContinuous ? Word.photosDone.text : Word.photosAdd.text
    gtk_button_set_label(accept.pointer(), acceptLabel.forGTK)
    gtk_button_set_label(cancel.pointer(), StandardLabel.cancel.localized.forGTK)
    accept.widget.addClass(.suggestedAction)
    gtk_header_bar_pack_start(header?.opaque, cancel.widget)
    gtk_header_bar_pack_end(header?.opaque, accept.widget)
    gtk_widget_set_visible(cancel.widget, request.hasActions && !request.isContinuous ? 1 : 0)
    gtk_widget_set_visible(accept.widget, request.hasActions ? 1 : 0)
    gtk_header_bar_set_show_title_buttons(header?.opaque, request.hasActions ? 0 : 1)
    signals.add(.connect(accept.raw, .clicked) { [weak self] in self?.choose() })
    signals.add(.connect(cancel.raw, .clicked) { [weak self] in self?.close() })
    showAcceptance()
    return header
  }

  /// Disables the accept button while there is nothing to accept: no file is selected, and none was selected initially.
  private func showAcceptance() {
    let isUseful = request.isContinuous || !browser.selection.urls.isEmpty || !request.selection.isEmpty
    accept.widget.setSensitive(isUseful)
  }

  private func selectionDidChange() {
    showAcceptance()
    if request.isContinuous { reporter.report(.selectionChanged(browser.result)) }
  }

  // MARK: PresentedPhotoPicker

  func update(_ request: PhotoPickerRequest) {
    guard window != nil else { return }
    self.request = request
    browser.update(request)
    showAcceptance()
  }

  func dismiss() {
    guard !reporter.isFinished else { return }
    end()
    reporter.reportLater(.cancelled)
  }

  // MARK: Closing

  func choose() {
    guard !reporter.isFinished else { return }
    let result = browser.result
    end()
    reporter.report(.chosen(result))
  }

  private func close() {
    guard !reporter.isFinished else { return }
    end()
    reporter.report(.cancelled)
  }

  /// Called when the window is being destroyed, with its parent or by other code.
  private func vanish() {
    end()
    reporter.reportLater(.cancelled)
  }

  private func end() {
    signals.disconnectAll()
    guard let window else { return }
    self.window = nil
    WindowReturn.windowWillGo(window.pointer(), to: gtk_window_get_transient_for(window.pointer()))
    browser.dispose()
    gtk_window_destroy(window.pointer())
    // A widget of the window may be emitting the signal that has caused this call.
    MainLoop.schedule { [browser] in withExtendedLifetime((window, browser)) {} }
  }
}
