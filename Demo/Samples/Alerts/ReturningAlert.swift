import Oriel

/// Two alerts that present each other.
struct ReturningAlert: View {
  @Bindable var run: SampleRun
  @Bindable var next: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("Heads?", isPresented: $run.isPresented) {
        Choice("Enough", role: .cancel, of: run)
        Choice("Flip to Tails", of: run) { next.isPresented = true }
      }
      .alert("Tails?", isPresented: $next.isPresented) {
        Choice("Enough of Tails", role: .cancel, of: next)
        Choice("Flip to Heads", of: next) { run.isPresented = true }
      }
  }
}
