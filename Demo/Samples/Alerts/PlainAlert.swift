import Oriel

/// A title and one action.
struct PlainAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("Your changes were saved", isPresented: $run.isPresented) {
        Choice("Good", of: run)
      }
  }
}
