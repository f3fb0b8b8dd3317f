import Oriel

/// The content of a sample's sheet: a title, a view, and a button that dismisses the sheet.
struct SheetPanel<Content: View>: View {
  private let title: String
  private let run: SampleRun
  private let content: Content
  @Environment(\.dismiss) private var dismiss

  init(_ title: String, of run: SampleRun, @ViewBuilder content: () -> Content) {
    self.title = title
    self.run = run
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 18) {
      content
      Button("Done") {
        run.note("pressed Done")
        dismiss()
      }
      .keyboardShortcut(.defaultAction)
    }
    .padding(24)
    .navigationTitle(title)
  }
}

extension SampleRun {
  /// The `onDismiss` action of a sample.
  var noteDismissal: () -> Void { { [self] in note("onDismiss") } }
}
