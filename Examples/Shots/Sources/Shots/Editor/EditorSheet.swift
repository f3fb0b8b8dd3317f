import Foundation
import Oriel
import OrielUIKit

/// Turns and crops a picture.
struct EditorSheet: View {
  let library: Library
  /// The undo manager of the window, with which the whole edit is undone.
  let undoManager: UndoManager?
  @State private var editor: PictureEditor
  @State private var image: UIImage?
  @State private var failure: String?
  @State private var isSaving = false
  @Environment(\.dismiss) private var dismiss

  init(shot: Shot, library: Library, undoManager: UndoManager?) {
    self.library = library
    self.undoManager = undoManager
    _editor = State(initialValue: PictureEditor(shot))
  }

  var body: some View {
    NavigationStack {
      Group {
        if let image {
          EditedPicture(editor: editor, image: image)
        } else if let failure {
          ContentUnavailableView("The Picture Can’t Be Read", systemImage: "photo", description: Text(failure))
        } else {
          ProgressView()
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom, spacing: 0) { EditorBar(editor: editor).disabled(image == nil) }
      .navigationTitle(editor.shot.name)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { close() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { save() }.disabled(editor.edit.isEmpty || isSaving)
        }
      }
    }
    .frame(minWidth: 320, idealWidth: 760, minHeight: 320, idealHeight: 560)
    .interactiveDismissDisabled(!editor.edit.isEmpty)
    .task { await load() }
    .onDisappear { undoManager?.removeAllActions(withTarget: editor) }
  }

  private func load() async {
    do {
      let picture = try await Self.preview(of: editor.shot.url)
      editor.begin(with: picture.size)
      image = picture
    } catch {
      failure = error.localizedDescription
    }
  }

  /// The picture with as many pixels as a screen has.
  @concurrent private static func preview(of url: URL) async throws -> UIImage {
    let data = try Pixbuf.read(url.path, fitting: 1600).data(as: .bmp)
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }

  private func close() { dismiss() }

  private func save() {
    isSaving = true
    Task {
      undoManager?.removeAllActions(withTarget: editor)
      library.edit([editor.shot.id], editor.edit, named: String(localized: "Edit"), undoManager: undoManager)
      await library.finishWriting()
      dismiss()
    }
  }
}

/// The picture as it will be, with the frame of its crop.
private struct EditedPicture: View {
  let editor: PictureEditor
  let image: UIImage

  var body: some View {
    GeometryReader { space in
      let size = fitted(editor.turnedSize, in: space.size)
      let orientation = editor.edit.orientation
      let stored = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
      Image(uiImage: image).resizable()
        .frame(width: stored.width, height: stored.height)
        .scaleEffect(x: orientation.isMirrored ? -1 : 1)
        .rotationEffect(.degrees(90 * Double(orientation.quarterTurns)))
        .frame(width: size.width, height: size.height)
        .overlay { CropOverlay(editor: editor, size: size) }
        .accessibilityLabel(editor.shot.name)
        .position(x: space.size.width / 2, y: space.size.height / 2)
    }
    .padding(24)
  }

  private func fitted(_ size: CGSize, in space: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    let scale = max(min(space.width / size.width, space.height / size.height, 1), 0)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }
}

/// The tools below the picture.
private struct EditorBar: View {
  let editor: PictureEditor
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    HStack(spacing: 6) {
      Group {
        Button("Rotate Left", systemImage: "rotate.left") { editor.turn(.turnedLeft, undoManager: undoManager) }
        Button("Rotate Right", systemImage: "rotate.right") { editor.turn(.turnedRight, undoManager: undoManager) }
        Button("Mirror", systemImage: "arrow.left.and.right.righttriangle.left.righttriangle.right") {
          editor.turn(.mirrored, undoManager: undoManager)
        }
      }
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
      Spacer()
      Picker("Shape", selection: shape) {
        ForEach(CropShape.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.menu)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(.bar)
  }

  private var shape: Binding<CropShape> {
    Binding {
      editor.shape
    } set: {
      editor.setShape($0, undoManager: undoManager)
    }
  }
}
