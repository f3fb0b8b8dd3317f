import Oriel

/// An alert of the app, without a parent window.
struct AppAlert: Scene {
  @Bindable var run: SampleRun

  var body: some Scene {
    AlertScene("The library was updated", isPresented: $run.isPresented) {
      Choice("Close", role: .cancel, of: run)
      Choice("Show Changes", of: run)
    } message: {
      Text("It is used by every window of the Gallery.")
    }
  }
}
