import Oriel

/// The window of a text: the editor, and beside it what the text becomes if it is Markdown.
struct EditorWindow: View {
  let file: FileDocumentConfiguration<TextFile>

  @State private var selection: TextSelection?
  @State private var isFinding = false
  @State private var isExporting = false
  @State private var exportError: (any Error)?
  @SceneStorage("showsPreview") private var showsPreview = false
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let settings = WritingSettings()

  var body: some View {
    VStack(spacing: 0) {
      if !file.isEditable { ReadOnlyNotice() }
      content
      if settings.showsStatusBar {
        Divider()
        StatusBar(text: file.document.text, isMarkdown: isMarkdown)
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        if isMarkdown {
          Toggle("Preview", systemImage: "eye", isOn: $showsPreview)
        }
        Toggle("Find", systemImage: "magnifyingglass", isOn: $isFinding)
      }
    }
    .focusedSceneValue(\.editor, actions)
    .fileExporter(
      isPresented: $isExporting, document: isExporting ? page : nil, contentType: .html, defaultFilename: name
    ) { result in
      if case .failure(let error) = result { exportError = error }
    }
    .alert("The text can’t be exported", isPresented: isShowingError) {
    } message: {
      Text(exportError?.localizedDescription ?? "")
    }
  }

  @ViewBuilder private var content: some View {
    let area = WritingArea(
      text: file.$document.text, selection: $selection, isFinding: $isFinding, isMarkdown: isMarkdown)
    if isMarkdown, showsPreview {
      if sizeClass == .compact {
        MarkdownPreview(text: file.document.text)
      } else {
        HStack(spacing: 0) {
          area
          Divider()
          MarkdownPreview(text: file.document.text)
        }
      }
    } else {
      area
    }
  }

  /// A text that isn't saved yet may become Markdown.
  private var isMarkdown: Bool {
    guard let url = file.fileURL else { return true }
    return UTType(filenameExtension: url.pathExtension)?.conforms(to: .markdown) ?? false
  }

  private var actions: EditorActions {
    EditorActions(
      isMarkdown: isMarkdown,
      showsPreview: $showsPreview,
      isFinding: $isFinding,
      export: { isExporting = true },
      format: file.isEditable ? { format($0) } : nil)
  }

  private var name: String {
    file.fileURL?.deletingPathExtension().lastPathComponent ?? String(localized: "Untitled")
  }

  private var page: HTMLFile { HTMLFile(HTMLPage(title: name, markdown: file.document.text)) }

  private var isShowingError: Binding<Bool> {
    Binding(get: { exportError != nil }, set: { if !$0 { exportError = nil } })
  }

  private func format(_ markup: Markup) {
    var edit = TextEdit(file.document.text, selection: selection)
    edit.apply(markup)
    file.document.text = edit.text
    selection = TextSelection(range: edit.range)
  }
}

/// Says that a text can't be changed.
private struct ReadOnlyNotice: View {
  var body: some View {
    Label("This file can’t be changed. Save it under another name to edit it.", systemImage: "lock")
      .font(.callout)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.quinary)
  }
}
