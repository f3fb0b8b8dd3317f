import Oriel

/// A message that offers no place to break a line.
struct UnbrokenTextAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("Fingerprint of the key", isPresented: $run.isPresented) {
        Choice("Reject", role: .cancel, of: run)
        Choice("Trust", of: run)
      } message: {
        Text(LongText.unbroken)
      }
  }
}
