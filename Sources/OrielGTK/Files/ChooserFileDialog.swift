import CGtk
import OrielCore

/// A file dialog of the toolkit, for options that the portal doesn't support: a `GtkFileChooserDialog`, the same window
/// that a `GtkFileDialog` shows where no portal runs.
///
/// Its signal handlers retain the dialog until it is answered.
@MainActor final class ChooserFileDialog: PresentedFileDialog {
  private let request: FileDialogRequest
  private let reporter: FileDialogReporter
  private let filters: FileFilterList
  private let signals = SignalConnections()
  private let settings = ChooserSettings()
  /// Whether hidden files are displayed in this dialog.
  private var showsHiddenFiles = false
  /// Retained until the end, however the window is destroyed.
  private var window: ObjectHandle?

  init(_ request: FileDialogRequest, reporter: FileDialogReporter) {
    self.request = request
    self.reporter = reporter
    if let predicate = request.predicate {
      filters = FileFilterList(request) { PredicateFilter.make(predicate) }
    } else {
      filters = FileFilterList(request)
    }
  }

  func present(in host: FileDialogHost) {
    let window = ObjectHandle(
      retaining: oriel_file_chooser_new(
        request.title, host.parent, request.action, FileDialogRequest.cancelLabel, request.shownAcceptLabel))
    self.window = window
    gtk_window_set_modal(window.pointer(), 1)
    gtk_window_set_destroy_with_parent(window.pointer(), 1)
    host.adopt(window)
    configure(window.widget)
    ChooserContent(window.widget).show(request)
    host.watchParent(signals) { self.vanish() }
    signals.add(.connect(window.raw, .map) { self.arrive() })
    signals.add(.connect(window.raw, .unrealize) { self.vanish() })
    signals.add(.connect(window.raw, .response) { self.respond($0) })
    gtk_window_present(window.pointer())
  }

  private func configure(_ dialog: GtkWidgetPointer) {
    if request.isMultiple { oriel_file_chooser_set_multiple(dialog, 1) }
    if let folder = request.folder { oriel_file_chooser_set_folder(dialog, folder.opaque) }
    if case .save(let name) = request.kind { oriel_file_chooser_set_name(dialog, name.forGTK) }
    for filter in filters.filters { oriel_file_chooser_add_filter(dialog, filter.opaque) }
    if let first = filters.filters.first {
      oriel_file_chooser_set_filter(dialog, first.opaque)
    } else if let predicate = request.predicate {
      // Set directly instead of in the list of filters, where there would be no choice.
      let filter = PredicateFilter.make(predicate)
      gtk_file_filter_add_pattern(filter.opaque, "*")
      oriel_file_chooser_set_filter(dialog, filter.opaque)
    }
  }

  private func arrive() {
    reporter.reportLater(.presented)
    guard let window, request.showsHiddenFiles, !showsHiddenFiles, !settings.showsHiddenFiles else { return }
    showsHiddenFiles = true
    // The chooser has just loaded its settings.
    ChooserContent(window.widget).toggleHiddenFiles()
  }

  // MARK: Closing

  private func respond(_ response: Int32) {
    guard let window else { return }
    guard response == GTK_RESPONSE_ACCEPT.rawValue else {
      end()
      return reporter.report(.cancelled)
    }
    let list = ObjectHandle(adopting: oriel_file_chooser_get_files(window.widget))
    let filter = filters.index(of: oriel_file_chooser_get_filter(window.widget))
    let files = FileChoice.files(in: list)
    guard let choice = FileChoice(files, areFolders: request.choosesFolders, filter: filter) else { return }
    end()
    reporter.report(.chosen(choice))
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
    ChooserKeeper.keep(from: window.widget)
    // The chooser saves its settings when it is hidden. Options of this dialog must not change the user's settings.
    gtk_widget_set_visible(window.widget, 0)
    if showsHiddenFiles, settings.showsHiddenFiles { settings.showsHiddenFiles = false }
    // Destroyed at once: queries of assistive technology for a hidden window cause errors in GTK.
    gtk_window_destroy(window.pointer())
    // A widget of the window may be emitting the signal that has caused this call.
    MainLoop.scheduleAfterEvents { withExtendedLifetime(window) {} }
  }

  // MARK: PresentedFileDialog

  func dismiss() {
    guard !reporter.isFinished else { return }
    end()
    reporter.reportLater(.cancelled)
  }
}
