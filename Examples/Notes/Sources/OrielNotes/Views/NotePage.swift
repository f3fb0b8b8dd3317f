import Oriel

/// The note that is open, or what is there instead.
struct NotePage: View {
  @Bindable var browser: Browser
  @Binding var showsInspector: Bool

  var body: some View {
    Group {
      if let draft = browser.draft {
        NoteEditor(draft: draft, browser: browser)
          .id(draft.note.id)
      } else if browser.selection.count > 1 {
        ContentUnavailableView {
          Label("\(browser.selection.count) notes selected", systemImage: "doc.on.doc")
        } actions: {
          NoteMenu(browser: browser, notes: browser.selected)
        }
      } else {
        ContentUnavailableView(
          "No Note Selected", systemImage: "note.text", description: Text("Choose a note, or write a new one."))
      }
    }
    .inspector(isPresented: $showsInspector) {
      NoteInspector(browser: browser)
        .inspectorColumnWidth(min: 200, ideal: 250, max: 360)
    }
    .toolbar {
      if let draft = browser.draft {
        ToolbarItem {
          ShareLink(item: String(draft.text.characters), subject: Text(draft.title))
        }
      }
      ToolbarItem {
        Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $showsInspector)
      }
    }
    .fileExporter(
      isPresented: $browser.isExporting, document: browser.draft.map(NoteDocument.init),
      contentTypes: NoteDocument.writableContentTypes, defaultFilename: browser.draft?.title
    ) { result in
      browser.attempt {
        let url = try result.get()
        browser.toast = Toast(message: "Exported as “\(url.lastPathComponent)”")
      }
    }
  }
}
