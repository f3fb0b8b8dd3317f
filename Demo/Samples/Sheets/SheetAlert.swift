import Oriel

/// An alert above a sheet.
struct SheetAlert: View {
  @Bindable var run: SampleRun
  @Bindable var alert: SampleRun

  var body: some View {
    SampleRow(run: run)
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        SheetPanel("Drafts", of: run) {
          Button("Delete Draft…", role: .destructive) { alert.isPresented = true }
            .alert("Delete this draft?", isPresented: $alert.isPresented) {
              Choice("Keep", role: .cancel, of: alert)
              Choice("Delete", role: .destructive, of: alert) { run.isPresented = false }
            }
        }
      }
  }
}
