import Oriel

/// An alert without actions, which has the desktop's OK button.
struct NoActionAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("The print has finished", isPresented: $run.isPresented) {}
  }
}
