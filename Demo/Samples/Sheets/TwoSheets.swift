import Oriel

/// Two sheets that are requested simultaneously.
struct TwoSheets: View {
  @Bindable var run: SampleRun
  @Bindable var second: SampleRun

  var body: some View {
    SampleRow(run: run, value: "second: \(second.isPresented)")
      .onChange(of: run.isPresented) { if run.isPresented { second.isPresented = true } }
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        SheetPanel("First Sheet", of: run) { Text("The second one waits.") }
      }
      .sheet(isPresented: $second.isPresented, onDismiss: second.noteDismissal) {
        SheetPanel("Second Sheet", of: second) { Text("The first one has gone.") }
      }
  }
}
