import Oriel

/// An alert whose action opens a sheet.
struct AlertSheet: View {
  @Bindable var run: SampleRun
  @Bindable var alert: SampleRun

  var body: some View {
    SampleRow(run: run)
      .onChange(of: run.isPresented) {
        alert.isPresented = run.isPresented
        if !run.isPresented { showsSheet = false }
      }
      .alert("Set up the printer now?", isPresented: $alert.isPresented) {
        Choice("Later", role: .cancel, of: alert) { run.isPresented = false }
        Choice("Set Up", of: alert) { showsSheet = true }
      }
      .sheet(isPresented: $showsSheet) {
        run.note("onDismiss")
        run.isPresented = false
      } content: {
        SheetPanel("Printer", of: run) { Text("There is no printer.") }
      }
  }

  @State private var showsSheet = false
}
