import Oriel

/// The suppression toggle with the standard label.
struct SuppressionAlert: View {
  @Bindable var run: SampleRun
  @State private var isSuppressed = false

  var body: some View {
    SampleRow(run: run, value: "isSuppressed: \(isSuppressed)")
      .alert("The clipboard was emptied", isPresented: $run.isPresented) {
        Choice("Continue", of: run)
      }
      .dialogSuppressionToggle(isSuppressed: $isSuppressed)
  }
}
