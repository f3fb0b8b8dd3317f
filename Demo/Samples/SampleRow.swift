import Oriel

/// The row of a sample: its description, the value of its binding, and the button that presents it.
struct SampleRow: View {
  let run: SampleRun
  /// What else is bound, if anything.
  var value: String?
  /// Whether there is something to present.
  var isEnabled = true

  var body: some View {
    PopoverRow(run: run, value: value) { $0.disabled(!isEnabled) }
  }
}
