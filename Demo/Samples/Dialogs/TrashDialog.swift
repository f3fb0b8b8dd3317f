import Oriel

/// A single action, and the standard Cancel button.
struct TrashDialog: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .confirmationDialog("Empty the trash?", isPresented: $run.isPresented) {
        Choice("Empty Trash", role: .destructive, of: run)
      }
  }
}
