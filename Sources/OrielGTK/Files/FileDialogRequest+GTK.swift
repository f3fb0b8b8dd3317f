import CGtk
import OrielCore

@MainActor extension FileDialogRequest {
  /// The action of the dialog.
  var action: GtkFileChooserAction {
    switch kind {
    case .open(folders: false, _): GTK_FILE_CHOOSER_ACTION_OPEN
    case .open(folders: true, _), .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
    case .save: GTK_FILE_CHOOSER_ACTION_SAVE
    }
  }

  var choosesFolders: Bool { action == GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER }

  var isMultiple: Bool {
    switch kind {
    case .open(_, let multiple): multiple
    case .save, .folder: false
    }
  }

  /// GTK's title for this kind of dialog, in the user's language.
  var title: String {
    switch kind {
    case .open(folders: false, multiple: false): Self.translation(of: "Pick a File")
    case .open(folders: false, multiple: true): Self.translation(of: "Pick Files")
    case .open(folders: true, multiple: true): Self.translation(of: "Select Folders")
    case .open(folders: true, multiple: false), .folder: Self.translation(of: "Select a Folder")
    case .save: Self.translation(of: "Save a File")
    }
  }

  /// The app's label for the accept button, with underscores escaped, since they would mark an access key.
  var ownAcceptLabel: String? { acceptLabel?.parts(separatedBy: "_").joined(separator: "__") }

  /// The label of the accept button, with the mark of its access key.
  var shownAcceptLabel: String {
    if let ownAcceptLabel { return ownAcceptLabel }
    switch kind {
    case .open(folders: false, _): return Self.translation(of: "_Open")
    case .open(folders: true, _), .folder: return Self.translation(of: "_Select")
    case .save: return Self.translation(of: "_Save")
    }
  }

  /// The label of the cancel button, with the mark of its access key.
  static var cancelLabel: String { translation(of: "_Cancel") }

  /// The initial folder, as a `GFile`.
  var folder: ObjectHandle? {
    guard let initialFolder, let path = DiskPath(initialFolder) else { return nil }
    let name = path.bytes.map { CChar(bitPattern: $0) } + [0]
    return g_file_new_for_path(name).map { ObjectHandle(adopting: $0) }
  }

  private static func translation(of message: String) -> String {
    guard let text = g_dgettext("gtk40", message) else { return message }
    return String(cString: text)
  }
}
