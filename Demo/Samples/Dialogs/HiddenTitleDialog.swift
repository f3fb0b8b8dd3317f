import Oriel

/// A title that is exposed to assistive technology only.
struct HiddenTitleDialog: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .confirmationDialog("Leave the group", isPresented: $run.isPresented, titleVisibility: .hidden) {
        Choice("Leave", role: .destructive, of: run)
      } message: {
        Text("You will no longer get its messages.")
      }
  }
}
