import Oriel

/// No action: the desktop's own OK.
struct NoActionAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("The print has finished", isPresented: $run.isPresented) {}
  }
}
