import Oriel

/// A sheet whose content is taller than the screen.
struct LongSheet: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        SheetPanel("Long Sheet", of: run) {
          Text(LongText.prose).frame(maxWidth: 480)
        }
      }
  }
}
