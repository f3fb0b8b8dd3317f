import Oriel

/// A message of ten kilobytes.
struct LongTextAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("The licence", isPresented: $run.isPresented) {
        Choice("Decline", role: .cancel, of: run)
        Choice("Accept", of: run)
      } message: {
        Text(LongText.prose)
      }
  }
}
