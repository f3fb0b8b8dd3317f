import Oriel

/// A custom cancel action.
struct CustomCancelDialog: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .confirmationDialog("Stop the download?", isPresented: $run.isPresented, titleVisibility: .visible) {
        Choice("Stop", role: .destructive, of: run)
        Choice("Keep Downloading", role: .cancel, of: run)
      }
  }
}
