import Oriel

/// The row of a sample: its description, the value of its binding, and the button that presents it.
struct SampleRow: View {
  let run: SampleRun
  /// The value of another binding, if any.
  var value: String?
  /// Whether the sample can be presented.
  var isEnabled = true

  var body: some View {
    PopoverRow(run: run, value: value) { $0.disabled(!isEnabled) }
  }
}
