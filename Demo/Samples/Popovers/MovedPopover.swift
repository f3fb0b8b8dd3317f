import Oriel

/// A popover whose button moves.
struct MovedPopover: View {
  @Bindable var run: SampleRun
  @State private var steps = 0

  var body: some View {
    PopoverRow(run: run, value: "steps: \(steps)") {
      $0.popover(isPresented: $run.isPresented, arrowEdge: .bottom) {
        HStack {
          Button("Move") { steps += 1 }
          Button("Move Back") { steps = 0 }
        }
        .padding(12)
      }
      .padding(.trailing, CGFloat(steps) * 30)
    }
  }
}
