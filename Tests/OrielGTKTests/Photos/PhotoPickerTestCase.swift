import CGtk
import Foundation
import XCTest

@testable import OrielCore
@testable import OrielGTK

/// Shows photo pickers over folders of their own.
@MainActor class PhotoPickerTestCase: QuickLookTestCase {
  /// Records the events of a photo picker.
  final class PickerSink: EventSink {
    var events: [PhotoPickerEvent] = []

    func handle(_ event: PhotoPickerEvent) { events.append(event) }
  }

  struct ShownPicker {
    let picker: PhotoPickerWindow
    let sink: PickerSink

    @MainActor var browser: PhotoBrowser { picker.browser }
    @MainActor var names: [String] { browser.shownURLs.map(\.lastPathComponent) }
  }

  /// Shows a picker and waits for its files.
  func pick(
    in folder: URL, count: Int, over parent: UnsafeMutablePointer<GtkWindow>? = nil, file: StaticString = #filePath,
    line: UInt = #line, _ change: (inout PhotoPickerRequest) -> Void = { _ in }
  ) -> ShownPicker {
    var request = PhotoPickerRequest()
    request.allowsMultiple = true
    change(&request)
    let sink = PickerSink()
    let scanner = PhotoScanner(roots: [folder.path(percentEncoded: false)])
    let picker = PhotoPickerWindow(request, scanner: scanner, reporter: PhotoPickerReporter(to: sink))
    picker.present(over: parent, application: nil)
    wait("the picker", file: file, line: line) { sink.events == [.presented] }
    wait("the files", file: file, line: line) { picker.browser.shownURLs.count == count }
    return ShownPicker(picker: picker, sink: sink)
  }

  /// Pictures with these names, each newer than the one before.
  func makePictures(_ names: String..., in folder: URL? = nil) throws -> URL {
    let folder = try folder ?? makeFolder()
    for (index, name) in names.enumerated() {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try makePicture(name, in: folder, color: UInt32(index + 1) * 0x3050_70FF)
      let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 60)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    }
    return folder
  }

  /// The cell of a file.
  func cell(_ name: String, in shown: ShownPicker) throws -> GtkWidgetPointer {
    try XCTUnwrap(
      shown.browser.grid.root.widget.first(gtk_box_get_type()) {
        gtk_widget_get_tooltip_text($0).map { String(cString: $0) } == name
      })
  }

  /// Clicks on a file.
  func press(_ name: String, in shown: ShownPicker) throws {
    wait("the cell of \(name)") { (try? self.cell(name, in: shown)) != nil }
    let position = try XCTUnwrap(shown.names.firstIndex(of: name))
    shown.browser.grid.didPress?(position)
  }

  /// Closes a picker.
  func close(_ shown: ShownPicker) {
    shown.picker.dismiss()
    wait("the end") { shown.sink.events.last == .cancelled }
  }
}
