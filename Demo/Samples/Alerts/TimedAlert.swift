import Oriel

/// An alert that the app dismisses.
struct TimedAlert: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .alert("Looking for printers…", isPresented: $run.isPresented) {
        Choice("Stop", role: .cancel, of: run)
      } message: {
        Text("This takes three seconds.")
      }
      .task(id: run.isPresented) {
        guard run.isPresented else { return }
        do {
          try await Task.sleep(for: .seconds(3))
          run.isPresented = false
        } catch {
          // The alert has been answered, which has cancelled the task.
        }
      }
  }
}
