import Oriel

/// The suppression toggle with a custom label.
struct SuppressionLabelAlert: View {
  @Bindable var run: SampleRun
  @State private var isSuppressed = false

  var body: some View {
    SampleRow(run: run, value: "isSuppressed: \(isSuppressed)")
      .alert("Files are copied in the background", isPresented: $run.isPresented) {
        Choice("Continue", of: run)
      } message: {
        Text("You can continue working in the meantime.")
      }
      .dialogSuppressionToggle("Copy in the background without asking", isSuppressed: $isSuppressed)
  }
}
