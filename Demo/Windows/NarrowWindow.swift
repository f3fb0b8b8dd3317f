import Oriel

/// A window that can be resized to a compact size, to test the adaptation of presentations.
struct NarrowWindow: View {
  @State private var showsInspector = false
  @State private var showsPopover = false
  @State private var showsSheet = false
  @State private var note = ""
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    VStack(spacing: 12) {
      caption("narrow width: \(name(horizontalSizeClass))")
      caption("narrow height: \(name(verticalSizeClass))")
      caption("narrow inspector: \(showsInspector)")
      caption("narrow popover: \(showsPopover)")
      caption("narrow sheet: \(showsSheet)")
      Button("Inspector") { showsInspector.toggle() }
      Button("Popover") { showsPopover = true }
        .popover(isPresented: $showsPopover) { NarrowContent(title: "Popover", note: $note) }
      Button("Sheet") { showsSheet = true }
        .sheet(isPresented: $showsSheet) { NarrowContent(title: "Sheet", note: $note) }
    }
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .inspector(isPresented: $showsInspector) {
      NarrowContent(title: "Inspector", note: $note)
        .inspectorColumnWidth(min: 160, ideal: 200, max: 320)
    }
    .navigationTitle("Narrow")
  }

  private func caption(_ text: String) -> some View { Text(text).font(.caption) }

  private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case nil: "unknown"
    }
  }
}

/// The content of each presentation.
private struct NarrowContent: View {
  let title: String
  @Binding var note: String
  @State private var clicks = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 12) {
      TextField("Note", text: $note)
      Button("Clicks: \(clicks)") { clicks += 1 }
      Button("Close \(title)") { dismiss() }
    }
    .padding(18)
    .navigationTitle("\(title) in a narrow window")
  }
}
