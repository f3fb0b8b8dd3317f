import Oriel

/// A full screen cover.
struct CoverSample: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .fullScreenCover(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        SheetPanel("Cover", of: run) {
          Text("The window is covered completely.").font(.title).accessibilityHeading(.h1)
        }
      }
  }
}
