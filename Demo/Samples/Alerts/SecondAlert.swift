import Oriel

/// An alert whose action presents another one.
struct SecondAlert: View {
  @Bindable var run: SampleRun
  @Bindable var next: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("Remove the account?", isPresented: $run.isPresented) {
        Choice("Cancel", role: .cancel, of: run)
        Choice("Remove", role: .destructive, of: run) { next.isPresented = true }
      }
      .alert("The account was removed", isPresented: $next.isPresented) {
        Choice("Undo", of: next)
        Choice("Done", role: .cancel, of: next)
      }
  }
}
