import Oriel

/// A message and a destructive action.
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
