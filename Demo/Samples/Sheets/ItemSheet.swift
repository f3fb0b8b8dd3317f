import Oriel

/// A sheet for an item that can be replaced and changed while it is presented.
struct ItemSheet: View {
  @Bindable var run: SampleRun

  @State private var chapter: Chapter?

  var body: some View {
    SampleRow(run: run, value: "item: \(chapter?.title ?? "nil")")
      .onChange(of: run.isPresented) {
        if !run.isPresented { chapter = nil } else if chapter == nil { chapter = Chapter(1) }
      }
      .onChange(of: chapter?.id) { run.isPresented = chapter != nil }
      .sheet(item: $chapter, onDismiss: run.noteDismissal) { chapter in
        SheetPanel(chapter.title, of: run) {
          Text("This is \(chapter.title).").font(.title2).accessibilityHeading(.h1)
          HStack {
            Button("Next Chapter") { self.chapter = Chapter(chapter.id + 1) }
            Button("Rename") { self.chapter?.title += "!" }
          }
        }
      }
  }
}
