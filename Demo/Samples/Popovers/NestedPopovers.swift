import Oriel

/// Popovers in popovers.
struct NestedPopovers: View {
  @Bindable var run: SampleRun

  var body: some View {
    PopoverRow(run: run) {
      $0.popover(isPresented: $run.isPresented, arrowEdge: .bottom) {
        PopoverLevel(number: 1, run: run)
      }
    }
  }
}

/// One of the popovers.
private struct PopoverLevel: View {
  let number: Int
  let run: SampleRun
  @State private var showsNext = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    HStack {
      Button("Open Popover \(number + 1)") { showsNext = true }
        .popover(isPresented: $showsNext, arrowEdge: .bottom) {
          AnyView(PopoverLevel(number: number + 1, run: run))
        }
      Button("Close Popover \(number)") { dismiss() }
    }
    .padding(12)
  }
}
