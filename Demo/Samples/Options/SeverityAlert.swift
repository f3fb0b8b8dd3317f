import Oriel

/// A critical alert.
struct SeverityAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("Erase the disk?", isPresented: $run.isPresented) {
        Choice("Cancel", role: .cancel, of: run)
        Choice("Erase", role: .destructive, of: run)
      } message: {
        Text("All of its data will be lost.")
      }
      .dialogSeverity(.critical)
  }
}
