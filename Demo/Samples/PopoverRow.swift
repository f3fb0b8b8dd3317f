import Oriel

/// The row of a sample whose popover is attached to its button.
struct PopoverRow<Trigger: View>: View {
  private let run: SampleRun
  private let value: String?
  private let trigger: (PopoverButton) -> Trigger

  /// - Parameter trigger: adds a popover to the sample's button.
  init(run: SampleRun, value: String? = nil, trigger: @escaping (PopoverButton) -> Trigger) {
    self.run = run
    self.value = value
    self.trigger = trigger
  }

  var body: some View {
    Row {
      trigger(PopoverButton(run: run))
    } title: {
      SampleCaption(run: run, value: value)
    }
  }
}

/// The button of a sample.
struct PopoverButton: View {
  let run: SampleRun

  var body: some View {
    Button(run.sample.title) { run.isPresented = true }
      .multilineTextAlignment(.center)
      .accessibilityHint("Presents the sample \(run.sample.id)")
  }
}

/// The caption of a sample: its description, and the value of its binding.
struct SampleCaption: View {
  let run: SampleRun
  var value: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(run.sample.detail)
      caption(run.caption)
      if let value { caption("\(run.sample.id) \(value)") }
    }
  }

  private func caption(_ text: String) -> some View {
    Text(text)
      .font(.caption)
      .foregroundStyle(.secondary)
      .accessibilityIdentifier(String(text.prefix { $0 != ":" }))
  }
}
