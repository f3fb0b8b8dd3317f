import Oriel

/// A sheet of text.
struct PlainSheet: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        SheetPanel("Details", of: run) {
          Text("The bay window was built in 1904, of oak and of glass from Bohemia.")
            .frame(maxWidth: 320)
        }
      }
  }
}
