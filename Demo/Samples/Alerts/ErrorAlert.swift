import Oriel

/// An alert with the texts of an error.
struct ErrorAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert(isPresented: $run.isPresented, error: TransferError.noSpace) {
        Choice("Close", role: .cancel, of: run)
      }
  }
}
