import Oriel

/// A message, and an action that destroys something.
struct DeleteAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("Delete “Holiday.png”?", isPresented: $run.isPresented) {
        Choice("Cancel", role: .cancel, of: run)
        Choice("Delete", role: .destructive, of: run)
      } message: {
        Text("The image will be permanently deleted.")
      }
  }
}
