import Oriel

/// A full screen cover for an item.
struct ItemCover: View {
  @Bindable var run: SampleRun
  @State private var chapter: Chapter?

  var body: some View {
    SampleRow(run: run, value: "item: \(chapter?.title ?? "nil")")
      .onChange(of: run.isPresented) {
        if !run.isPresented { chapter = nil } else if chapter == nil { chapter = Chapter(1) }
      }
      .onChange(of: chapter?.id) { run.isPresented = chapter != nil }
      .fullScreenCover(item: $chapter, onDismiss: run.noteDismissal) { chapter in
        SheetPanel(chapter.title, of: run) {
          Text(chapter.title).font(.largeTitle).accessibilityHeading(.h1)
          Button("Next Chapter") { self.chapter = Chapter(chapter.id + 1) }
        }
      }
  }
}
