import Oriel

/// Two sheets that replace each other in one change.
struct ReplacedSheet: View {
  @Bindable var run: SampleRun
  @Bindable var other: SampleRun

  var body: some View {
    SampleRow(run: run)
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        SheetPanel("Question", of: run) {
          Button("Turn Over") {
            run.isPresented = false
            other.isPresented = true
          }
        }
      }
      .sheet(isPresented: $other.isPresented, onDismiss: other.noteDismissal) {
        SheetPanel("Answer", of: other) {
          Button("Turn Back") {
            other.isPresented = false
            run.isPresented = true
          }
        }
      }
  }
}
