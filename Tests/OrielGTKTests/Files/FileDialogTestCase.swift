import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Shows file dialogs in this process, looks at their real windows, and answers them.
@MainActor class FileDialogTestCase: AlertTestCase {
  /// Records the events of a file dialog.
  final class FileSink: EventSink {
    var events: [FileDialogEvent] = []

    func handle(_ event: FileDialogEvent) { events.append(event) }

    /// What was chosen.
    var choice: FileChoice? {
      guard case .chosen(let choice) = events.last else { return nil }
      return choice
    }
  }

  /// A file dialog that was presented.
  struct ShownFiles {
    let dialog: any PresentedFileDialog
    let sink: FileSink
    let window: GtkWidgetPointer
  }

  override nonisolated func setUp() {
    super.setUp()
    // GTK stores it with the chosen files.
    g_set_prgname("oriel-tests")
  }

  // MARK: Files

  /// A folder with these files and folders, whose names end in a slash. It is deleted after the test.
  func makeFolder(_ names: String...) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "oriel-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    for name in names {
      let url = folder.appending(path: name)
      if name.hasSuffix("/") {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      } else {
        try Data(name.utf8).write(to: url)
      }
    }
    return folder
  }

  func request(
    _ kind: FileDialogRequest.Kind, in folder: URL? = nil, _ change: (inout FileDialogRequest) -> Void = { _ in }
  ) -> FileDialogRequest {
    var request = FileDialogRequest(kind)
    request.initialFolder = folder
    change(&request)
    return request
  }

  /// The same request for both dialogs: the desktop's, and the toolkit's because of a message.
  func bothForms(of request: FileDialogRequest) -> [FileDialogRequest] {
    var own = request
    own.message = "Choose well."
    return [request, own]
  }

  // MARK: Dialogs

  /// Presents a dialog and waits until it is on the screen, and shows its folder.
  func show(
    _ request: FileDialogRequest, over parent: UnsafeMutablePointer<GtkWindow>?, file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> ShownFiles {
    let sink = FileSink()
    let before = Set(toplevels)
    let dialog = FileDialogPresenter.present(request, over: parent, sink: sink)
    XCTAssertEqual(sink.events, [], "nothing happens during the call", file: file, line: line)
    wait("the file dialog", file: file, line: line) { !sink.events.isEmpty }
    XCTAssertEqual(sink.events, [.presented], file: file, line: line)
    let window = try XCTUnwrap(toplevels.first { !before.contains($0) }, file: file, line: line)
    XCTAssertNotEqual(gtk_widget_get_mapped(window), 0, "it is on the screen", file: file, line: line)
    if let folder = request.initialFolder {
      wait("the folder", file: file, line: line) { self.folder(in: window) == folder }
    }
    return ShownFiles(dialog: dialog, sink: sink, window: window)
  }

  /// The folder that a dialog shows.
  func folder(in window: GtkWidgetPointer) -> URL? {
    guard let file = oriel_file_chooser_get_folder(window) else { return nil }
    let handle = ObjectHandle(adopting: file)
    return withExtendedLifetime(handle) { URL($0.opaque, isFolder: true) }
  }

  /// The names that a dialog lists, in alphabetical order.
  func names(in window: GtkWidgetPointer) -> [String] {
    guard let view = widgets("GtkColumnView", in: window).first else { return [] }
    guard let model = gtk_column_view_get_model(view.opaque) else { return [] }
    return (0..<g_list_model_get_n_items(model)).compactMap { position in
      guard let item = g_list_model_get_item(model, position) else { return nil }
      let info = ObjectHandle(adopting: item)
      return g_file_info_get_display_name(info.opaque).map { String(cString: $0) }
    }.sorted()
  }

  /// Selects the files with these names.
  func select(_ names: [String], in shown: ShownFiles, line: UInt = #line) throws {
    let view = try XCTUnwrap(widgets("GtkColumnView", in: shown.window).first)
    let model = try XCTUnwrap(gtk_column_view_get_model(view.opaque))
    wait("the files", line: line) { Set(self.names(in: shown.window)).isSuperset(of: names) }
    gtk_selection_model_unselect_all(model)
    for position in 0..<g_list_model_get_n_items(model) {
      let info = ObjectHandle(adopting: try XCTUnwrap(g_list_model_get_item(model, position)))
      let name = g_file_info_get_display_name(info.opaque).map { String(cString: $0) }
      if let name, names.contains(name) { gtk_selection_model_select_item(model, position, 0) }
    }
  }

  /// Presses the button that accepts.
  func accept(_ shown: ShownFiles) throws {
    let button = try XCTUnwrap(oriel_file_chooser_button(shown.window, GTK_RESPONSE_ACCEPT.rawValue))
    wait("the button to be usable") { gtk_widget_is_sensitive(button) != 0 }
    click(button)
  }

  /// Waits for the end.
  func waitForEnd(_ shown: ShownFiles, file: StaticString = #filePath, line: UInt = #line) {
    wait("the end", file: file, line: line) { shown.sink.events.count > 1 }
    XCTAssertEqual(shown.sink.events.count, 2, "one end", file: file, line: line)
  }

  /// The label of a button of the dialog, with the mark of its access key.
  func buttonLabel(_ response: GtkResponseType, in window: GtkWidgetPointer) -> String? {
    oriel_file_chooser_button(window, response.rawValue).flatMap { gtk_button_get_label($0.as(GtkButton.self)) }
      .map { String(cString: $0) }
  }

  /// The field for the name.
  func nameField(in window: GtkWidgetPointer) throws -> GtkWidgetPointer {
    try XCTUnwrap(widgets("GtkFileChooserEntry", in: window).first)
  }

  func text(inField field: GtkWidgetPointer) -> String { String(cString: gtk_editable_get_text(field.opaque)) }
}
