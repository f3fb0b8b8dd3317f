import Oriel

/// An icon above the title.
struct IconAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("The new version is ready", isPresented: $run.isPresented) {
        Choice("Later", role: .cancel, of: run)
        Choice("Restart", of: run)
      } message: {
        Text("It starts with the next restart.")
      }
      .dialogIcon(Image(systemName: "arrow.down.circle"))
  }
}
