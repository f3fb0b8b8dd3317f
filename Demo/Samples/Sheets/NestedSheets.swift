import Oriel

/// Nested sheets, to any depth.
struct NestedSheets: View {
  @Bindable var run: SampleRun

  var body: some View {
    SampleRow(run: run)
      .sheet(isPresented: $run.isPresented, onDismiss: run.noteDismissal) {
        Level(number: 1, run: run) { run.isPresented = false }
      }
  }

  private struct Level: View {
    let number: Int
    let run: SampleRun
    let closeAll: @MainActor () -> Void
    @State private var showsNext = false

    var body: some View {
      SheetPanel("Level \(number)", of: run) {
        Text("\(number) above the window")
        HStack {
          Button("Open Level \(number + 1)") { showsNext = true }
          Button("Close All", action: closeAll)
        }
      }
      .sheet(isPresented: $showsNext) {
        run.note("onDismiss level \(number + 1)")
      } content: {
        AnyView(Level(number: number + 1, run: run, closeAll: closeAll))
      }
    }
  }
}
