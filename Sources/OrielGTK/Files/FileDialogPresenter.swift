import CGtk
import OrielCore

/// Presents file dialogs with GTK.
@MainActor package enum FileDialogPresenter {
  /// Shows a file dialog above a window, or on its own.
  ///
  /// It becomes a `GtkFileDialog`, which is the desktop's own dialog where a portal serves it. Options that the portal
  /// doesn't support require a `GtkFileChooserDialog`, unless the app is in a sandbox, where only the portal has access
  /// to the user's files.
  ///
  /// `sink` is held weakly. It isn't called before the method returns: `presented` is reported when the window is on
  /// the screen or the portal has been called, and exactly one of `chosen`, `cancelled` and `failed` at the end, even
  /// if the parent is destroyed. The dialog lives until then, whether or not the result is kept.
  ///
  /// - Parameter schema: the settings without which GTK would end the process.
  package static func present(
    _ request: FileDialogRequest, over parent: UnsafeMutablePointer<GtkWindow>?,
    application: UnsafeMutablePointer<GtkApplication>? = nil, schema: String = ChooserSettings.schema,
    sink: any FileDialogEventSink
  ) -> any PresentedFileDialog {
    let reporter = FileDialogReporter(afterEventsTo: sink)
    guard gdk_display_get_default() != nil else {
      return MissingFileDialog("There is no display to show a file dialog on.", reporter)
    }
    guard ChooserSettings.areInstalled(schema) else {
      return MissingFileDialog("GTK's settings \(schema) are not installed (package libgtk-4-common).", reporter)
    }
    let host = FileDialogHost(parent: parent, application: application)
    if request.needsOwnChooser, !Sandbox.isAround {
      let dialog = ChooserFileDialog(request, reporter: reporter)
      dialog.present(in: host)
      return dialog
    }
    warnOfWhatIsDropped(request)
    let dialog = DesktopFileDialog(request, reporter: reporter)
    dialog.present(in: host)
    return dialog
  }

  private static func warnOfWhatIsDropped(_ request: FileDialogRequest) {
    guard request.needsOwnChooser else { return }
    var dropped: [String] = []
    if request.message != nil { dropped.append("a message") }
    if request.filenameLabel != nil { dropped.append("a label for the name") }
    if request.showsHiddenFiles { dropped.append("hidden files") }
    if request.predicate != nil { dropped.append("only the files that a predicate accepts") }
    let list = dropped.joined(separator: ", ")
    Diagnostics.warn(
      "in a sandbox the portal's file dialog can't display \(list)", once: "filedialog.sandbox.\(list)")
  }
}

/// A file dialog that can't be presented.
private final class MissingFileDialog: PresentedFileDialog {
  init(_ reason: String, _ reporter: FileDialogReporter) { reporter.reportLater(.failed(reason)) }

  func dismiss() {}
}
