import Oriel

/// A message without line break opportunities.
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
