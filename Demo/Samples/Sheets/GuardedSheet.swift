import Oriel

/// A sheet with a confirmation before it is closed.
struct GuardedSheet: View {
  @Bindable var run: SampleRun
  @State private var text = ""

  var body: some View {
    SampleRow(run: run)
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        SheetPanel("Letter", of: run) {
          TextField("Text", text: $text)
            .frame(minWidth: 260)
        }
        .dismissalConfirmationDialog("Discard the letter?", shouldPresent: !text.isEmpty) {
          Choice("Discard", role: .destructive, of: run) { text = "" }
          Choice("Keep Writing", role: .cancel, of: run)
        }
      }
  }
}
