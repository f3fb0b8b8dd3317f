import Oriel

/// Three actions, with a default action that the app has chosen.
struct SaveAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("Save the changes before closing?", isPresented: $run.isPresented) {
        Choice("Discard", role: .destructive, of: run)
        Choice("Save", of: run)
          .keyboardShortcut(.defaultAction)
        Choice("Keep Editing", role: .cancel, of: run)
      } message: {
        Text("Changes that aren’t saved will be lost.")
      }
  }
}
