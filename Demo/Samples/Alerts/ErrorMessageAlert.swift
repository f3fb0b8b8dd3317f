import Oriel

/// An error with a custom message.
struct ErrorMessageAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert(isPresented: $run.isPresented, error: TransferError.offline) { _ in
        Choice("Cancel", role: .cancel, of: run)
        Choice("Try Again", of: run)
      } message: { error in
        Text("The server could not be reached. \(error.recoverySuggestion ?? "")")
      }
  }
}
