import CGtk
import OrielCore

/// A file dialog that a `GtkFileDialog` shows: the portal's where one runs, GTK's otherwise.
///
/// GTK retains it until the dialog is completed. GTK creates a window in either case, and shows it only without a
/// portal. The window isn't part of GTK's API; if it isn't found, the selected filter stays unknown.
@MainActor final class DesktopFileDialog: PresentedFileDialog {
  private let request: FileDialogRequest
  private let reporter: FileDialogReporter
  private let filters: FileFilterList
  private let cancellable = ObjectHandle(adopting: UnsafeMutableRawPointer(g_cancellable_new()))
  private let signals = SignalConnections()
  /// Retained until the end: GTK destroys it once more when it releases the dialog.
  private var window: ObjectHandle?
  private var portal: PortalWatch?
  /// Set until the portal has answered GTK's call; nil without a portal.
  private var call: PortalCall?
  private var isDismissing = false
  private var isCancelled = false

  init(_ request: FileDialogRequest, reporter: FileDialogReporter) {
    self.request = request
    self.reporter = reporter
    filters = FileFilterList(request)
  }

  func present(in host: FileDialogHost) {
    let dialog = ObjectHandle(adopting: gtk_file_dialog_new())
    configure(dialog.opaque)
    let toplevels = gtk_window_get_toplevels()
    let count = g_list_model_get_n_items(toplevels)
    call = PortalCall { [weak self] in self?.portalHasAnswered(refusal: $0) }
    start(dialog.opaque, over: host.parent)
    host.watchParent(signals) { self.vanish() }
    let new = (count..<max(count, g_list_model_get_n_items(toplevels))).compactMap { position in
      g_list_model_get_item(toplevels, position).map { ObjectHandle(adopting: $0) }
    }
    window = new.first { $0.raw.isInstance(of: oriel_file_chooser_get_type()) }
    if let window, gtk_widget_get_visible(window.widget) != 0 {
      call = nil
      adopt(window, in: host)
    } else {
      portal = PortalWatch { [weak self] in self?.portalIsGone() }
      if call == nil { reporter.reportLater(.presented) }
    }
  }

  private func configure(_ dialog: OpaquePointer) {
    if let label = request.ownAcceptLabel { gtk_file_dialog_set_accept_label(dialog, label.forGTK) }
    if let folder = request.folder { gtk_file_dialog_set_initial_folder(dialog, folder.opaque) }
    if case .save(let name) = request.kind { gtk_file_dialog_set_initial_name(dialog, name.forGTK) }
    guard let model = filters.model else { return }
    gtk_file_dialog_set_filters(dialog, model.opaque)
    gtk_file_dialog_set_default_filter(dialog, filters.filters.first?.opaque)
  }

  private func start(_ dialog: OpaquePointer, over parent: UnsafeMutablePointer<GtkWindow>?) {
    let answer: GAsyncReadyCallback = { _, result, data in
      guard let data else { return }
      let dialog = Unmanaged<DesktopFileDialog>.fromOpaque(data).takeRetainedValue()
      let result = UInt(bitPattern: result)
      MainActor.assumeIsolated { dialog.finish(OpaquePointer(bitPattern: result)) }
    }
    let data = Unmanaged.passRetained(self).toOpaque()
    let cancellable: UnsafeMutablePointer<GCancellable> = cancellable.pointer()
    switch request.kind {
    case .open(folders: false, multiple: false): gtk_file_dialog_open(dialog, parent, cancellable, answer, data)
    case .open(folders: false, multiple: true): gtk_file_dialog_open_multiple(dialog, parent, cancellable, answer, data)
    case .open(folders: true, multiple: false), .folder:
      gtk_file_dialog_select_folder(dialog, parent, cancellable, answer, data)
    case .open(folders: true, multiple: true):
      gtk_file_dialog_select_multiple_folders(dialog, parent, cancellable, answer, data)
    case .save: gtk_file_dialog_save(dialog, parent, cancellable, answer, data)
    }
  }

  private func adopt(_ window: ObjectHandle, in host: FileDialogHost) {
    host.adopt(window)
    signals.add(.connect(window.raw, .unrealize) { self.vanish() })
    if gtk_widget_get_mapped(window.widget) != 0 {
      reporter.reportLater(.presented)
    } else {
      signals.add(.connect(window.raw, .map) { self.reporter.reportLater(.presented) })
    }
  }

  // MARK: Portal

  private func portalHasAnswered(refusal: String?) {
    call = nil
    if let refusal {
      abandon(isDismissing ? .cancelled : .failed(refusal))
    } else if isCancelled {
      cancel()
    } else {
      reporter.reportLater(.presented)
    }
  }

  private func portalIsGone() { abandon(.failed("The desktop's portal for files is gone.")) }

  /// Cancels the dialog, which is safe only after the portal has answered.
  private func cancel() {
    isCancelled = true
    if call == nil { g_cancellable_cancel(cancellable.pointer()) }
  }

  // MARK: Closing

  /// Called when the parent is being destroyed, or the window has been destroyed: GTK would never complete the dialog.
  private func vanish() { abandon(.cancelled) }

  private func abandon(_ event: FileDialogEvent) {
    signals.disconnectAll()
    portal = nil
    reporter.reportLater(event)
    // Not during the destruction of a window. The cancellation completes the dialog, which releases everything.
    MainLoop.schedule { self.cancel() }
  }

  private func finish(_ result: OpaquePointer?) {
    signals.disconnectAll()
    portal = nil
    call = nil
    let event = answer(in: result)
    let window = window
    self.window = nil
    if let window {
      ChooserKeeper.keep(from: window.widget)
      // GTK releases the dialog after this call.
      MainLoop.scheduleAfterEvents { withExtendedLifetime(window) {} }
    }
    if isDismissing { reporter.reportLater(event) } else { reporter.report(event) }
  }

  private func answer(in result: OpaquePointer?) -> FileDialogEvent {
    guard let result, let dialog = g_async_result_get_source_object(result) else { return .cancelled }
    let source = ObjectHandle(adopting: dialog)
    var error: UnsafeMutablePointer<GError>?
    let files = files(from: source.opaque, result, &error)
    if let error {
      defer { g_error_free(error) }
      return DialogError.isDismissal(error) ? .cancelled : .failed(String(cString: error.pointee.message))
    }
    // The portal's answer contains the selected filter, which GTK sets on the hidden window.
    let filter = filters.index(of: window.flatMap { oriel_file_chooser_get_filter($0.widget) })
    guard let choice = FileChoice(files, areFolders: request.choosesFolders, filter: filter) else {
      return .failed("The dialog has named no file.")
    }
    return .chosen(choice)
  }

  private func files(
    from dialog: OpaquePointer, _ result: OpaquePointer, _ error: inout UnsafeMutablePointer<GError>?
  ) -> [ObjectHandle] {
    switch request.kind {
    case .open(folders: false, multiple: true):
      return Self.files(gtk_file_dialog_open_multiple_finish(dialog, result, &error))
    case .open(folders: true, multiple: true):
      return Self.files(gtk_file_dialog_select_multiple_folders_finish(dialog, result, &error))
    case .open(folders: false, multiple: false): return Self.file(gtk_file_dialog_open_finish(dialog, result, &error))
    case .open(folders: true, multiple: false), .folder:
      return Self.file(gtk_file_dialog_select_folder_finish(dialog, result, &error))
    case .save: return Self.file(gtk_file_dialog_save_finish(dialog, result, &error))
    }
  }

  private static func file(_ file: OpaquePointer?) -> [ObjectHandle] { file.map { [ObjectHandle(adopting: $0)] } ?? [] }

  private static func files(_ list: OpaquePointer?) -> [ObjectHandle] {
    list.map { FileChoice.files(in: ObjectHandle(adopting: $0)) } ?? []
  }

  // MARK: PresentedFileDialog

  func dismiss() {
    guard !reporter.isFinished, !isDismissing else { return }
    isDismissing = true
    signals.disconnectAll()
    cancel()
  }
}
