import Oriel

/// A cancel action in the app's own words.
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
