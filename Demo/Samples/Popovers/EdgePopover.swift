import Oriel

/// A popover on any side of its button.
struct EdgePopover: View {
  @Bindable var run: SampleRun
  @State private var edge = Edge.top

  var body: some View {
    PopoverRow(run: run) {
      $0.popover(isPresented: $run.isPresented, arrowEdge: edge) {
        Text("On the side that was asked for, or on the other one.")
          .padding(12)
          .frame(maxWidth: 200)
      }
    }
    Choices(
      "Side", selection: $edge,
      [("Top", .top), ("Leading", .leading), ("Bottom", .bottom), ("Trailing", .trailing)])
  }
}
