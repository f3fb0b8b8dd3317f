import Oriel

/// The row of a sample: what is to be seen, what its binding says, and the button that presents it.
struct SampleRow: View {
  let run: SampleRun
  /// What else is bound, if anything.
  var value: String?

  var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 3) {
        Text(run.sample.detail)
        caption(run.caption)
        if let value { caption("\(run.sample.id) \(value)") }
      }
      Spacer()
      Button(run.sample.title) { run.isPresented = true }
        .fixedSize()
        .accessibilityHint("Presents the sample \(run.sample.id)")
    }
  }

  private func caption(_ text: String) -> some View {
    Text(text)
      .font(.caption)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(String(text.prefix { $0 != ":" }))
  }
}
