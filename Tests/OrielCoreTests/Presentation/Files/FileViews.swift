import Foundation
import OrielCore

/// A button that presents a file dialog. It is removed together with the dialog's modifier when the model isn't shown.
private struct DialogButton<Content: View>: View {
  let model: FileModel
  @ViewBuilder let dialog: (Button<Text>) -> Content

  var body: some View {
    if model.isShown { dialog(Button("Go") { model.isPresented = true }) }
  }
}

/// A view that imports.
struct ImportView: View {
  let model: FileModel
  var types: [UTType] = [.plainText]
  var isMultiple = false

  var body: some View {
    DialogButton(model: model) {
      $0.fileImporter(
        isPresented: model.binding, allowedContentTypes: types, allowsMultipleSelection: isMultiple,
        onCompletion: { model.completed($0) }, onCancellation: { model.cancelled() })
    }
  }
}

/// A view that exports a document.
struct ExportView<Document: FileDocument>: View {
  let model: FileModel
  var document: Document?
  var types: [UTType] = []
  var name: String?

  var body: some View {
    DialogButton(model: model) {
      $0.fileExporter(
        isPresented: model.binding, document: document, contentTypes: types, defaultFilename: name,
        onCompletion: { model.completed($0) }, onCancellation: { model.cancelled() })
    }
  }
}

/// A view that exports an item.
struct ItemView<Item: Transferable>: View {
  let model: FileModel
  var item: Item?
  var types: [UTType] = []
  var name: String?

  var body: some View {
    DialogButton(model: model) {
      $0.fileExporter(
        isPresented: model.binding, item: item, contentTypes: types, defaultFilename: name,
        onCompletion: { model.completed($0) }, onCancellation: { model.cancelled() })
    }
  }
}

/// A view that moves a file.
struct MoveView: View {
  let model: FileModel
  var file: URL?

  var body: some View {
    DialogButton(model: model) {
      $0.fileMover(
        isPresented: model.binding, file: file, onCompletion: { model.completed($0) },
        onCancellation: { model.cancelled() })
    }
  }
}

/// A view that moves files.
struct MoveSeveralView: View {
  let model: FileModel
  var files: [URL]

  var body: some View {
    DialogButton(model: model) {
      $0.fileMover(
        isPresented: model.binding, files: files, onCompletion: { model.completed($0) },
        onCancellation: { model.cancelled() })
    }
  }
}
