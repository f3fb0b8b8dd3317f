import Oriel

/// A sheet that the user can't dismiss until it allows it.
struct HeldSheet: View {
  @Bindable var run: SampleRun
  @State private var isHeld = true

  var body: some View {
    SampleRow(run: run, value: "held: \(isHeld)")
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        SheetPanel("Licence", of: run) {
          Toggle("Stay open", isOn: $isHeld).interactiveDismissDisabled(isHeld)
            .presentationPreventsAppTermination(isHeld)
        }
      }
  }
}
