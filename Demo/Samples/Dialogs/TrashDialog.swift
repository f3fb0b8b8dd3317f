import Oriel

/// A question with one answer, and the Cancel that comes by itself.
struct TrashDialog: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .confirmationDialog("Empty the trash?", isPresented: $run.isPresented) {
        Choice("Empty Trash", role: .destructive, of: run)
      }
  }
}
