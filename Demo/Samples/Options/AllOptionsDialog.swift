import Oriel

/// Icon, severity and toggle at once.
struct AllOptionsDialog: View {
  @Bindable var run: SampleRun
  @State private var isSuppressed = false

  var body: some View {
    SampleRow(run: run, value: "isSuppressed: \(isSuppressed)")
      .confirmationDialog("Delete all bookmarks?", isPresented: $run.isPresented) {
        Choice("Delete Bookmarks", role: .destructive, of: run)
      } message: {
        Text("On this computer and on every other that shares them.")
      }
      .dialogIcon(Image(systemName: "trash"))
      .dialogSeverity(.critical)
      .dialogSuppressionToggle(Text("Keep a copy"), isSuppressed: $isSuppressed)
  }
}
