import Oriel

/// A message and two actions.
struct ShareDialog: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .confirmationDialog("Share the album?", isPresented: $run.isPresented) {
        Choice("Share with Everyone", of: run)
        Choice("Share with Friends", of: run)
      } message: {
        Text("Whoever can see the album can download its pictures.")
      }
  }
}
