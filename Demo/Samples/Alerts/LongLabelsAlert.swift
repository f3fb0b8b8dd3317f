import Oriel

/// Actions with long labels.
struct LongLabelsAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("Two versions of the file exist", isPresented: $run.isPresented) {
        Choice("Keep both versions and give the new one a different name", of: run)
        Choice("Replace the version on this computer with the one from the server", role: .destructive, of: run)
        Choice("Leave everything as it is and decide another time", role: .cancel, of: run)
      }
  }
}
