import Oriel

/// An alert above a popover.
struct PopoverAlert: View {
  @Bindable var run: SampleRun
  @Bindable var alert: SampleRun

  var body: some View {
    PopoverRow(run: run) {
      $0.popover(isPresented: $run.isPresented, arrowEdge: .bottom) {
        Button("Empty the Trash…") { alert.isPresented = true }
          .padding(12)
          .alert("Empty the trash?", isPresented: $alert.isPresented) {
            Choice("Keep", role: .cancel, of: alert)
            Choice("Empty", role: .destructive, of: alert) { run.isPresented = false }
          }
      }
    }
  }
}
